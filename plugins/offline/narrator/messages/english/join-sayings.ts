/** Words of one speaker, one sentence of them behind another: who says them is named once. `"Yes," says Odo. "I am," says Odo.` is `"Yes," says Odo. "I am."` */
export const joinSayings = (text: string): string => {
  const named = text.replaceAll(again, '$1 says $2$3 "$4."');
  const asked = named.replaceAll(asksAgain, '$1 says $2$3 "$4"');
  const joined = asked.replaceAll(/([.?!])" "(?=\p{Lu})/gu, "$1 ");
  return joined === text ? text : joinSayings(joined);
};

const first = String.raw`("[^"]*[,?!]") says (\p{L}[^".,]*)((?:,[^".]*)?\.(?: "[^"]*")?)`;

const again = new RegExp(`${first} "([^"]*)," says \\2\\.(?=\\s|$)`, "gu");
const asksAgain = new RegExp(`${first} "([^"]*[?!])" says \\2\\.(?=\\s|$)`, "gu");

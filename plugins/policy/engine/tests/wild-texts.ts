/** A text and the expected graph. Lists that are left out are not checked. */
export interface WildText {
  readonly name: string;
  readonly text: string;
  readonly tools?: readonly string[];
  readonly calls?: readonly string[];
  readonly sources?: readonly string[];
  readonly languages?: readonly string[];
  readonly acts?: readonly string[];
  readonly modalities?: readonly string[];
  readonly sums?: readonly (readonly [string, number])[];
  readonly claims?: readonly string[];
}

/** Texts of many kinds, as people and models write them. */
export const wildTexts: readonly WildText[] = [
  { name: "nothing", text: "", claims: [], acts: [], calls: [], sources: [] },
  { name: "blanks alone", text: " \n\t\r\n ", claims: [], acts: [] },
  {
    name: "an OpenAI call",
    text: 'Sure.\n{"type":"function","function":{"name":"find","arguments":"{\\"q\\":\\"bell {tower}\\"}"}}',
    calls: ["find"],
  },
  { name: "an Anthropic call", text: '{"type":"tool_use","id":"t1","name":"weather","input":{"city":"Oslo"}} Done.', calls: ["weather"] },
  {
    name: "calls in a list",
    text: '{"tool_calls":[{"name":"a","arguments":{}},{"name":"b","arguments":{"x":{"y":1}}}]}',
    calls: ["a", "b"],
  },
  { name: "a call in a fence", text: 'Calling:\n```json\n{"tool":"roll","args":{"sides":6}}\n```\n', calls: ["roll"], languages: ["json"] },
  { name: "a call between tags", text: '<tool_call>\n{"name": "pay", "arguments": {"to": "Zoë 🦊"}}\n</tool_call>', calls: ["pay"] },
  {
    name: "an invocation",
    text: 'I will run transfer({"amount": 5, "note": "a \\"b\\" }"}) now.',
    tools: ["transfer"],
    calls: ["transfer"],
  },
  { name: "an object that is not a call", text: 'The row is {"name": "Ada", "age": 36}.', calls: [] },
  {
    name: "a brace that nothing closes",
    text: 'He wrote {"name": "pay", "arguments": {"a": 1} and stopped.\nThen {"name":"go","input":{}}',
    calls: ["go"],
  },
  { name: "a quote that nothing closes", text: '{ he said "no\n} then {"name":"ask","arguments":{}}', calls: ["ask"] },
  {
    name: "a numbered mark",
    text: "Oslo was founded in 1048 [2].\n\n[1] https://a.example/x\n[2] https://b.example/y.",
    sources: ["https://b.example/y"],
  },
  { name: "a list and a range of marks", text: "It grew [1, 3–4].", sources: ["1", "3", "4"] },
  { name: "a footnote", text: "It fell in 1814.[^k]\n\n[^k]: Annals, p. 3", sources: ["Annals, p. 3"] },
  { name: "a Markdown link", text: "See [the annals](https://annals.example/a_(b)?q=1) for it.", sources: ["https://annals.example/a_(b"] },
  { name: "a bare address at the end of a sentence", text: "Read https://example.org/a/b.", sources: ["https://example.org/a/b"] },
  {
    name: "names and years",
    text: "Rope lasts nine years (Ada and Bell, 1999; Cole et al., 2004).",
    sources: ["Ada and Bell, 1999", "Cole et al., 2004"],
  },
  { name: "a DOI", text: "As shown in doi:10.1000/xyz123.", sources: ["doi:10.1000/xyz123"] },
  { name: "a named source", text: "Salt was dear (source: customs roll 7).", sources: ["customs roll 7"] },
  { name: "brackets that cite nothing", text: "Use `rows[1]` and pick [x] or [1991].\n```py\na = rows[2]\n```", sources: [] },
  {
    name: "a fence with windows line ends",
    text: "Run:\r\n```sh\r\nls -la\r\n```\r\nDone.\r\n",
    languages: ["sh"],
    claims: ["Run:", "Done."],
  },
  {
    name: "tildes, a longer fence and one within",
    text: "~~~~ C++\nint x;\n~~~\n~~~~\n````md\n```js\n1\n```\n````",
    languages: ["c++", "md"],
  },
  { name: "a fence that nothing closes", text: "So:\n```rust\nfn main() {}\n", languages: ["rust"] },
  { name: "a fence with attributes", text: "```{python}\nprint(1)\n```", languages: ["python"] },
  {
    name: "backticks on one line",
    text: "```no fence``` stands here. It is prose.",
    languages: [],
    claims: ["```no fence``` stands here.", "It is prose."],
  },
  {
    name: "an answer to a customer",
    text: "Dear Kim, thank you! Could you send the number? Let me know if that helps.",
    acts: ["GREETING", "CLARIFICATION", "CLOSING"],
  },
  {
    name: "a manual",
    text: "Open the lid. Never touch the coil. The coil is hot because current flows.",
    acts: ["INSTRUCTION", "WARNING", "EXPLANATION"],
  },
  { name: "an argument", text: "Ice floats. In summary, water is odd.", acts: ["ASSERTION", "SUMMARY"] },
  {
    name: "claims of each kind",
    text: "Rome is old. I think it is loud. If it rains, it floods. It might snow. Take a coat.",
    modalities: ["factual", "opinion", "conditional", "hypothetical", "instruction"],
  },
  {
    name: "sums",
    text: "2 + 3 + 4 = 9, and 2 + 3 * 4 = 14; 1,200 - 200 = 1,000. 10 / 4 is 2.5.",
    sums: [
      ["+", 9],
      ["+ *", 14],
      ["-", 1000],
      ["/", 2.5],
    ],
  },
  {
    name: "figures that are no sums",
    text: "Roll 2d6 + 3 = 11 on 2024-01-02. Pages 10-12 is 3. v1.2 + 3 = 5; x2 + 2 = 4; 1 + 1 = 2 + 0.",
    sums: [],
  },
  { name: "emoji and their joiners", text: "👩‍👩‍👧 laugh. 🏳️‍🌈 waves! Then 🦊.", claims: ["👩‍👩‍👧 laugh.", "🏳️‍🌈 waves!", "Then 🦊."] },
  { name: "right to left", text: "שלום עולם. מה שלומך? العالم كبير. هل نمت؟ نعم.", claims: ["שלום עולם.", "العالم كبير.", "نعم."] },
  { name: "Chinese and Japanese", text: "水很冷。你好吗？彼は「行く」と言った。", claims: ["水很冷。", "彼は「行く」と言った。"] },
  {
    name: "decomposed accents",
    text: "Cafe\u0301 Zoe\u0308 opens. It is full.",
    claims: ["Cafe\u0301 Zoe\u0308 opens.", "It is full."],
  },
  {
    name: "abbreviations",
    text: "Dr. No. 5 met St. Ivo, e.g. at 3 p.m. in Oslo. He said no. They left.",
    claims: ["Dr. No. 5 met St. Ivo, e.g. at 3 p.m. in Oslo.", "He said no.", "They left."],
  },
  {
    name: "a Markdown page",
    text: "# Title\nIt begins.\n- one\n- two\n\n| a | b |\n| 1 | 2 |\n> quoted.",
    claims: ["# Title", "It begins.", "- one", "- two", "| a | b |", "| 1 | 2 |\n> quoted."],
  },
  { name: "lone halves of pairs and controls", text: "a\ud83d b. \udc00\u0000 c.\u2028d." },
  { name: "a script that tries to get out", text: '<script>alert("{")</script> [](javascript:1) ${x} {{y}} \\u0000 \\', calls: [] },
  { name: "twenty thousand braces", text: "{".repeat(20_000), calls: [] },
];

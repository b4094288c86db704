/** "Dr Lund? Who's that?" asks who Dr Lund is: who is named in a question of their own is what the next one is about. */
export const nameAsked = (text: string): string => text.replace(asked, "$<lead>$<question> is $<name>");

const asked =
  /(?<lead>^\W*|[.!?]\s+)(?:(?:so|and|ok|okay|wait|hm+)[\s,]+)*(?<name>(?:the |old )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*)?)\?\s+(?:and )?(?<question>who|what|where|Who|What|Where)(?:['’]s| is| was) (?:that|he|she|it|this|they)\b/gu;

/** Passages of the story stay in their rows: their search vectors do not compress, and parts beside the table leave more of its pages empty. */
export const wholePassages = [
  "alter table history_passages alter column search set storage main, alter column passage_text set storage main",
];

/** Descriptions of the elements that the relay plugin adds. */
export const text = {
  idFieldOptions: { description: "The global id: opaque, unique across all types, accepted by `node`." },
  nodeTypeOptions: {
    description:
      "An object that `node` can read by its global `id`. Most objects also have a `key`: the plain id that is unique within their campaign or, for types outside campaigns, on the server. Arguments that take an id accept both.",
  },
  pageInfoTypeOptions: { description: "The position of a page in its list." },
  hasNextPageFieldOptions: { description: "Whether more rows follow after this page." },
  hasPreviousPageFieldOptions: { description: "Whether there are rows before this page." },
  startCursorFieldOptions: { description: "The cursor of the first row; `null` for an empty page." },
  endCursorFieldOptions: { description: "The cursor of the last row, for `after`; `null` for an empty page." },
  cursorFieldOptions: { description: "The cursor of the row, for `after` and `before`." },
  nodeFieldOptions: { description: "The row itself." },
  edgesFieldOptions: { description: "The rows of the page, each with its cursor." },
  pageInfoFieldOptions: { description: "The position of the page in the list." },
  firstArgOptions: { description: "The number of rows to return from the start, 1 to 100. Default 20." },
  afterArgOptions: { description: "Only rows after this cursor." },
  lastArgOptions: { description: "The number of rows to return from the end, 1 to 100. Cannot be combined with `first`." },
  beforeArgOptions: { description: "Only rows before this cursor." },
  nodeQueryOptions: {
    description: "Reads an object by its global id; `null` when it does not exist or the viewer may not see it.",
    args: { id: { description: "The global id of the object." } },
  },
  nodesOnConnection: { description: "The rows of the page, without cursors." },
  nodesQueryOptions: false,
  defaultConnectionTypeOptions: { description: "One page of a list." },
  defaultEdgeTypeOptions: { description: "One row of a page, with its cursor." },
} as const;

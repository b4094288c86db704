import type { StoryPageFragment, WatchSubscription } from "./api/generated/graphql.ts";
import { texts } from "./texts.ts";

/** A turn or a table message, with its place in the whole story. */
export type Entry = StoryPageFragment["edges"][number];

/** The part of the story that the page holds, in order. */
export interface StoryWindow {
  readonly entries: readonly Entry[];
  /** Whether there are earlier entries. */
  readonly earlier: boolean;
  /** Whether the newest entries were let go, because the reader went far back. */
  readonly detached: boolean;
  /** The numbers of turns whose text was changed while the page was open. */
  readonly edited: readonly number[];
  /** That turns were taken back, until a later turn than `after` is played. */
  readonly notice: { readonly text: string; readonly after: number } | null;
}

/** Before anything is read. */
export const emptyStory: StoryWindow = { entries: [], earlier: false, detached: false, edited: [], notice: null };

/** The most entries that the page holds. */
export const storyLimit = 500;

/** The window that ends with the newest page. Earlier entries stay where the page joins them. */
export const showNewest = (story: StoryWindow, page: StoryPageFragment): StoryWindow => {
  if (story.detached) return story;
  const newest = page.edges;
  const joint = story.entries.findIndex(({ cursor }) => cursor === newest[0]?.cursor);
  const entries = joint <= 0 ? newest : [...story.entries.slice(0, joint), ...newest];
  return {
    ...story,
    entries: entries.slice(-storyLimit),
    earlier: joint <= 0 ? page.pageInfo.hasPreviousPage : story.earlier || entries.length > storyLimit,
    notice: story.notice && lastNumber(entries) > story.notice.after ? null : story.notice,
  };
};

const lastNumber = (entries: readonly Entry[]): number => entries.findLast(({ node }) => node.turn)?.node.turn?.number ?? 0;

/** The window with a page of earlier entries in front. Beyond the limit it lets the newest go. */
export const addEarlier = (story: StoryWindow, page: StoryPageFragment): StoryWindow => {
  const entries = [...page.edges, ...story.entries];
  return {
    ...story,
    entries: entries.slice(0, storyLimit),
    earlier: page.pageInfo.hasPreviousPage,
    detached: story.detached || entries.length > storyLimit,
  };
};

/** The window after an event that changes turns which the newest page may not hold. */
export const applyToStory = (story: StoryWindow, event: WatchSubscription["campaignEvents"]): StoryWindow => {
  if (event.__typename === "TurnsRemoved") return removeTurns(story, event);
  if (event.__typename !== "NarrationEdited" || !event.turn) return story;
  const { turnNumber, turn } = event;
  const entries = story.entries.map((entry) =>
    entry.node.turn?.number === turnNumber ? { ...entry, node: { ...entry.node, turn } } : entry,
  );
  return { ...story, entries, edited: [...story.edited, turnNumber] };
};

type Removed = Extract<WatchSubscription["campaignEvents"], { __typename: "TurnsRemoved" }>;

/** A rewind takes back every later turn, a strike one. Both are said in a line. */
const removeTurns = (story: StoryWindow, { type, turnNumber }: Removed): StoryWindow => {
  const rewound = type === "REWOUND";
  const entries = story.entries.filter(({ node: { turn } }) => !turn || (rewound ? turn.number <= turnNumber : turn.number !== turnNumber));
  const text = rewound ? texts.rewound(turnNumber) : texts.struck(turnNumber);
  return { ...story, entries, notice: { text, after: Math.max(lastNumber(entries), turnNumber) } };
};

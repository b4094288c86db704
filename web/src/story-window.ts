import type { StoryPageFragment, WatchSubscription } from "./api/generated/graphql.ts";

/** A turn or a table message, with its place in the whole story. */
export type Entry = StoryPageFragment["edges"][number];

/** The part of the story that the page holds, in order. */
export interface StoryWindow {
  readonly entries: readonly Entry[];
  /** Whether there are earlier entries. */
  readonly earlier: boolean;
  /** Whether the newest entries were let go, because the reader went far back. */
  readonly detached: boolean;
}

/** Before anything is read. */
export const emptyStory: StoryWindow = { entries: [], earlier: false, detached: false };

/** The most entries that the page holds. */
export const storyLimit = 500;

/** The window that ends with the newest page. Earlier entries stay where the page joins them. */
export const showNewest = (story: StoryWindow, page: StoryPageFragment): StoryWindow => {
  if (story.detached) return story;
  const newest = page.edges;
  const joint = story.entries.findIndex(({ cursor }) => cursor === newest[0]?.cursor);
  if (joint <= 0) return { entries: newest, earlier: page.pageInfo.hasPreviousPage, detached: false };
  const entries = [...story.entries.slice(0, joint), ...newest];
  return { entries: entries.slice(-storyLimit), earlier: story.earlier || entries.length > storyLimit, detached: false };
};

/** The window with a page of earlier entries in front. Beyond the limit it lets the newest go. */
export const addEarlier = (story: StoryWindow, page: StoryPageFragment): StoryWindow => {
  const entries = [...page.edges, ...story.entries];
  return {
    entries: entries.slice(0, storyLimit),
    earlier: page.pageInfo.hasPreviousPage,
    detached: story.detached || entries.length > storyLimit,
  };
};

/** The window after an event that changes turns which the newest page may not hold. */
export const applyToStory = (story: StoryWindow, event: WatchSubscription["campaignEvents"]): StoryWindow => {
  const keep = (stays: (number: number) => boolean): StoryWindow => ({
    ...story,
    entries: story.entries.filter(({ node }) => !node.turn || stays(node.turn.number)),
  });
  if (event.__typename === "TurnsRemoved")
    return keep((number) => (event.type === "REWOUND" ? number <= event.turnNumber : number !== event.turnNumber));
  if (event.__typename !== "NarrationEdited" || !event.turn) return story;
  const { turnNumber, turn } = event;
  const entries = story.entries.map((entry) =>
    entry.node.turn?.number === turnNumber ? { ...entry, node: { ...entry.node, turn } } : entry,
  );
  return { ...story, entries };
};

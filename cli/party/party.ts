import { SetLanguageDocument, SetSharedStoryDocument, ShowPartyDocument } from "../api/generated/graphql.ts";
import type { ShowPartyQuery } from "../api/generated/graphql.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { makeChanges } from "../changes/changes.ts";
import type { MakeOptions } from "../changes/changes.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { paint, print, printJson } from "../output.ts";

export interface MoveOptions extends MakeOptions {
  readonly along?: string[];
}

/** Shows who is where. */
export const showParty = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { scenes, sharedStory } = campaignOf(await api.request(ShowPartyDocument, { id }), id);
    if (json) return printJson({ campaign: id, sharedStory, scenes });
    if (scenes.length === 0) print("The story has no scene yet.");
    for (const scene of scenes) print(describe(scene));
    print(paint.dim(sharedStory ? "Every player reads everything." : "Players read what their own character witnesses."));
  });

type SceneShown = NonNullable<ShowPartyQuery["campaign"]>["scenes"][number];

const describe = ({ location, characters, present }: SceneShown): string => {
  const played = new Set(characters.map(({ key }) => key));
  const others = present.filter(({ key }) => !played.has(key));
  const place = location === null ? "An unknown place" : `${location.name} (${location.key})`;
  return `${paint.bold(place)}: ${listed(characters)}${others.length === 0 ? "" : `; with ${listed(others)}`}`;
};

const listed = (entities: readonly { readonly key: string; readonly name: string }[]): string =>
  entities.length === 0 ? "no one" : entities.map(({ name, key }) => `${name} (${key})`).join(", ");

/** Takes characters of players to a place. */
export const moveCharacters = (to: string, who: string[], { along, ...options }: MoveOptions): Promise<void> =>
  makeChanges(async (find) => {
    const [place, moved] = [await find(to), await Promise.all(who.map(find))];
    return [{ moveCharacters: { who: moved, to: place, ...(along && { along: await Promise.all(along.map(find)) }) } }];
  }, options);

/** Lets characters of players know something; all of them if none is named. */
export const share = (target: string, who: string[], options: MakeOptions): Promise<void> =>
  makeChanges(
    async (find) => [{ share: { target: await find(target), ...(who.length > 0 && { with: await Promise.all(who.map(find)) }) } }],
    options,
  );

/** Sets the language of what players read. */
export const setLanguage = (language: string, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const set = unwrap((await api.request(SetLanguageDocument, { input: { campaignId, language } })).changeCampaignSettings);
    if (json) return printJson({ campaign: campaignId, language: set.language });
    print(`Players read ${new Intl.DisplayNames(["en"], { type: "language" }).of(set.language) ?? set.language} from the next turn on.`);
  });

/** Sets whether players read what happens where their character is not. */
export const setSharedStory = (sharedStory: boolean, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const set = unwrap((await api.request(SetSharedStoryDocument, { input: { campaignId, sharedStory } })).changeCampaignSettings);
    if (json) return printJson({ campaign: campaignId, sharedStory: set.sharedStory });
    print(set.sharedStory ? "Every player reads everything." : "Players read what their own character witnesses.");
  });

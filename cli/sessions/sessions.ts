import {
  BriefingDocument,
  EndSessionDocument,
  ListSessionsDocument,
  RecapDocument,
  ShowSessionDocument,
  StartSessionDocument,
} from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import { printSession, printSessions } from "./show-sessions.ts";

/** Lists sessions, oldest first. */
export const listSessions = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { sessions } = campaignOf(await api.request(ListSessionsDocument, { id }), id);
    if (json) return printJson({ campaign: id, sessions });
    if (sessions.length === 0) return print("There are no sessions. Start one with: sessions start");
    printSessions(sessions);
  });

/** Shows one session. Throws `session_not_found`. */
export const showSession = (key: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { session } = campaignOf(await api.request(ShowSessionDocument, { id, key }), id);
    if (session === null)
      throw new CommandError("session_not_found", `The campaign "${id}" has no session "${key}". List them with: sessions list`);
    if (json) printJson({ campaign: id, ...session });
    else printSession(session);
  });

const changes = { start: StartSessionDocument, end: EndSessionDocument };

/** Starts or ends a session. */
export const changeSession = (change: keyof typeof changes, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const session = unwrap((await api.request(changes[change], { id })).changed);
    if (json) return printJson({ campaign: id, ...session });
    if (change === "end") return printSession(session);
    print(`Started "${session.key}" at turn ${session.fromTurn}. End it with: sessions end`);
  });

const lengths = { short: "SHORT", standard: "STANDARD", full: "FULL" } as const;

export interface RecapOptions extends CampaignOptions {
  readonly sessions: number;
  readonly length: keyof typeof lengths;
}

/** Prints a recap of the last sessions. Throws `sessions_invalid`. */
export const showRecap = ({ campaign: id, sessions, length, json, ...options }: RecapOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(sessions) || sessions < 0 || sessions > 100)
      throw new CommandError("sessions_invalid", "--sessions must be a whole number from 0 to 100.", 2);
    const { recap } = campaignOf(await api.request(RecapDocument, { id, sessions, length: lengths[length] }), id);
    if (json) printJson({ campaign: id, sessions, length, recap });
    else print(wrapWords(recap));
  });

/** Prints the DM's briefing: what fits a screen, or all of it. */
export const showBriefing = ({ campaign: id, json, all, ...options }: CampaignOptions & { readonly all?: boolean }): Promise<void> =>
  connected(options, async ({ api }) => {
    const { text, wholeText, ...briefing } = dmOf(campaignOf(await api.request(BriefingDocument, { id }), id)).briefing;
    if (json) printJson({ campaign: id, ...briefing, text: all ? wholeText : text });
    else print(wrapWords(all ? wholeText : text));
  });

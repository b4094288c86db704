import { Database, pluginMigrations } from "freeform-rpg/db";
import { Campaign, apiParts, campaignIdField, commonErrors, readCampaign, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import { contribute, definePlugin, provide, service } from "freeform-rpg/kernel";
import { campaignHooks } from "freeform-rpg/plugins/canon/campaigns";
import { sql } from "kysely";

// #region migration
/** One table, for letters that may be many and long. */
const firstShape = {
  name: "0001_letters",
  up: [
    `create table letters (
      campaign_id text not null references campaigns, id bigint generated always as identity, turn_no integer not null,
      author text not null, text text not null, primary key (campaign_id, id))`,
  ],
};
// #endregion

/** @typedef {{ write(campaignId: string, author: string, text: string): Promise<void>, list(campaignId: string): Promise<Letter[]>, removeOf(campaignId: string, turnNo: number): Promise<void>, removeAfter(campaignId: string, turnNo: number): Promise<void> }} LetterBox */
/** @typedef {{ author: string, text: string, turn_no: number }} Letter */
/** @type {import("freeform-rpg/kernel").Service<LetterBox>} */
export const Letters = service("letters/letters");

const openLetters = ({ sql: db }) => ({
  write: async (campaignId, author, text) => {
    await sql`insert into letters (campaign_id, turn_no, author, text)
      select id, current_turn, ${author}, ${text} from campaigns where id = ${campaignId}`.execute(db);
  },
  list: async (campaignId) =>
    (await sql`select author, text, turn_no from letters where campaign_id = ${campaignId} order by id`.execute(db)).rows,
  removeOf: async (campaignId, turnNo) => {
    await sql`delete from letters where campaign_id = ${campaignId} and turn_no = ${turnNo}`.execute(db);
  },
  removeAfter: async (campaignId, turnNo) => {
    await sql`delete from letters where campaign_id = ${campaignId} and turn_no > ${turnNo}`.execute(db);
  },
});

/**
 * Adds `campaign { letters { author text } }` and the mutation `writeLetter`, both for members.
 * @type {import("freeform-rpg/graphql").ApiPart}
 */
const addLetters = (builder) => {
  const type = builder.objectRef("Letter").implement({
    description: "A letter that somebody at the table wrote.",
    fields: (t) => ({
      author: t.exposeString("author", { description: "The user id of the author." }),
      text: t.exposeString("text", { description: "The text." }),
    }),
  });
  builder.objectField(Campaign, "letters", (t) =>
    t.field({
      type: [type],
      description: "All letters, oldest first.",
      resolve: async ({ campaign_id }, _args, { use }) => (await use(Letters)).list(campaign_id),
    }),
  );
  builder.mutationField("writeLetter", (t) =>
    t.fieldWithInput({
      type: Campaign,
      description: "Writes a letter.",
      typeOptions: { description: "The letter." },
      input: { campaignId: t.input.id(campaignIdField), text: t.input.string({ required: true, description: "The text." }) },
      errors: { types: commonErrors },
      authScopes: (_root, { input: { campaignId } }) => ({ member: toCampaignId(campaignId) }),
      resolve: async (_root, { input: { campaignId, text } }, context, info) => {
        await (await context.use(Letters)).write(toCampaignId(campaignId), requireViewer(context).userId, text);
        return readCampaign(context, info, toCampaignId(campaignId));
      },
    }),
  );
};

export default definePlugin({
  name: "letters",
  create: () => ({
    services: [provide(Letters, { uses: { database: Database }, create: ({ database }) => openLetters(database) })],
    contributes: [
      contribute(pluginMigrations, firstShape),
      contribute(apiParts, addLetters),
      // What was written in turns that are gone is gone too.
      contribute(campaignHooks, {
        rewound: async ({ campaignId, turnNo }, { use }) => (await use(Letters)).removeAfter(campaignId, turnNo),
        struck: async ({ campaignId, turnNo }, { use }) => (await use(Letters)).removeOf(campaignId, turnNo),
      }),
    ],
  }),
});

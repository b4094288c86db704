import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import { addChatCommandApi } from "./api/add-chat-command-api.ts";
import { help } from "./help.ts";
import { mayUse, runCommand } from "./run-command.ts";
import { ChatCommands, chatCommands } from "./tokens.ts";

/** Commands of the chat that plugins bring. Their texts make no turn. */
export default definePlugin({
  name: "chat-commands",
  create: () => ({
    services: [
      provide(ChatCommands, {
        uses: { database: Database, runner: Runner, tableTalk: TableTalk },
        create: (used) => ({
          list: (role) =>
            used.runner
              .read(chatCommands)
              .flatMap(({ value }) => (mayUse(role, value) ? [value] : []))
              .toSorted((left, right) => left.name.localeCompare(right.name)),
          run: (sent) => runCommand(used, sent),
        }),
      }),
    ],
    contributes: [contribute(chatCommands, help), contribute(apiParts, addChatCommandApi)],
  }),
});

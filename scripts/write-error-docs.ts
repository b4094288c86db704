import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderErrorDocs } from "freeform-rpg/errors";
import { toApiCode } from "freeform-rpg/graphql";

writeFileSync(join(import.meta.dirname, "..", "docs", "errors.md"), renderErrorDocs(toApiCode));

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadSystem, mergeSystems, SystemError } from "freeform-rpg/plugins/rules/systems/lib";

const shipped = fileURLToPath(new URL("../../../../systems", import.meta.url));

/** A folder of systems, by id. */
const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), "systems-"));
  for (const [id, text] of Object.entries(files)) writeFileSync(join(folder, `${id}.yaml`), text);
  return folder;
};

describe("merging", () => {
  test.each([
    ["maps merge", { a: { x: 1, y: 2 } }, { a: { y: 3, z: 4 } }, { a: { x: 1, y: 3, z: 4 } }],
    ["lists join without repeats", { a: ["x", "y"] }, { a: ["y", "z"] }, { a: ["x", "y", "z"] }],
    ["lists of maps join without repeats", { a: [{ n: 1 }] }, { a: [{ n: 1 }, { n: 2 }] }, { a: [{ n: 1 }, { n: 2 }] }],
    ["scalars replace", { a: 1 }, { a: 2 }, { a: 2 }],
    ["a scalar replaces a map", { a: { x: 1 } }, { a: 2 }, { a: 2 }],
    ["a map replaces a scalar", { a: 1 }, { a: { x: 1 } }, { a: { x: 1 } }],
    ["null replaces", { a: 1 }, { a: null }, { a: null }],
    ["what only the parent has stays", { a: 1 }, {}, { a: 1 }],
  ])("%s", (_, parent, child, merged) => {
    expect(mergeSystems(parent, child)).toEqual(merged);
  });
});

describe("a system that ships", () => {
  test.each([
    ["sum_bands", "sum_bands"],
    ["pbta", "sum_bands"],
    ["world_of_darkness", "dice_pool"],
    ["d20", "target_number"],
  ])("%s resolves by %s and inherits the common ground", (id, method) => {
    expect(loadSystem(id, shipped)).toMatchObject({
      id,
      resolution: { method },
      actions: { travel: { minutes: 30 }, fight: { cost: { heat: 1 } } },
    });
  });
  test("_base has no method of its own", () => {
    expect(loadSystem("_base", shipped).resolution).toBeUndefined();
  });
});

describe("a system that is loaded again", () => {
  const heir = "id: heir\ninherits: parent\n";
  const parent = "id: parent\nname: Parent\n";

  test("is not what somebody made of it before", () => {
    const folder = folderOf({ parent, heir });
    loadSystem("heir", folder).name = "Changed";
    expect(loadSystem("heir", folder).name).toBe("Parent");
  });

  test("is what its file and its parent's say now", () => {
    const folder = folderOf({ parent, heir });
    expect(loadSystem("heir", folder).name).toBe("Parent");
    writeFileSync(join(folder, "parent.yaml"), "id: parent\nname: New parent\n");
    expect(loadSystem("heir", folder).name).toBe("New parent");
    writeFileSync(join(folder, "heir.yaml"), `${heir}name: Heir\n`);
    expect(loadSystem("heir", folder).name).toBe("Heir");
  });
});

describe("a system is refused", () => {
  const heirs = {
    a: "id: a\nname: A\ninherits: b\n",
    b: "id: b\nname: B\ninherits: a\n",
    orphan: "id: orphan\nname: O\ninherits: nobody\n",
    broken: "id: [",
    list: "- a\n",
    nameless: "id: nameless\n",
    many: "id: m\nname: M\ninherits: [a]\n",
  };
  test.each([
    ["that does not exist", "nothing", "system_unknown", 'There is no system "nothing"'],
    ["whose parent does not exist", "orphan", "system_unknown", 'The system "orphan" inherits "nobody"'],
    ["that inherits itself", "a", "system_cycle", "a -> b -> a"],
    ["that is no YAML", "broken", "system_invalid", '"broken.yaml" is not YAML'],
    ["that is no map", "list", "system_invalid", "not a map"],
    ["that lacks a name", "nameless", "system_invalid", "name"],
    ["that names its parent as a list", "many", "system_invalid", "inherits"],
    ["whose id would climb out of the folder", "../secrets", "system_unknown", "no system's id"],
  ])("%s", (_, id, code, words) => {
    const load = () => loadSystem(id, folderOf(heirs));
    expect(load).toThrow(SystemError);
    expect(load).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
  });
});

import { createPolicyEngine, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { describe, expect, test } from "vitest";

const engine = createPolicyEngine(loadShippedPolicies());

/** The rules that a block of code breaks, each with the words at its place. */
const breaches = async (language: string, code: string): Promise<[rule: string, words: string][]> => {
  const text = `Run this:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
  const { violations } = await engine.check(text, { packs: ["core.safe-code.v1"] });
  return violations.map(({ rule_id, location }) => [rule_id, text.slice(location?.start, location?.end)]);
};

describe("what is found, at its exact place", () => {
  test.each<[language: string, code: string, rule: string, words: string]>([
    ["py", "x = eval(input())", "runs-no-strings", "eval(input())"],
    ["py", 'code = compile(text, "<in>", "exec")', "runs-no-strings", 'compile(text, "<in>", "exec")'],
    ["py", "from pickle import loads as read\nrow = read(blob)", "runs-no-strings", "read(blob)"],
    ["py", "yaml.load(f)", "runs-no-strings", "yaml.load(f)"],
    ["js", 'setTimeout("tick()", 10);', "runs-no-strings", 'setTimeout("tick()", 10)'],
    ["js", "setInterval(`tick(${id})`, 10);", "runs-no-strings", "setInterval(`tick(${id})`, 10)"],
    ["js", "const f = new Function('a', body);", "runs-no-strings", "new Function('a', body)"],
    ["js", "(0, eval)(source);", "runs-no-strings", "(0, eval)(source)"],
    ["ts", 'const run: Runner = window["eval"];\nrun(source);', "runs-no-strings", "run(source)"],
    ["bash", 'eval "$line"', "runs-no-strings", 'eval "$line"'],
    ["php", "<?php eval($_GET['x']); // run", "runs-no-strings", "eval("],
    ["py", 'os.popen("ls " + folder)', "no-shell-injection", 'os.popen("ls " + folder)'],
    ["py", "import subprocess as sp\nsp.run(cmd, shell=True)", "no-shell-injection", "sp.run(cmd, shell=True)"],
    ["py", '__import__("os").system(cmd)', "no-shell-injection", '__import__("os").system(cmd)'],
    ["js", 'import { exec } from "node:child_process";\nexec(`ls ${dir}`);', "no-shell-injection", "exec(`ls ${dir}`)"],
    ["js", 'const cp = require("child_process");\ncp.spawn(cmd, { shell: true });', "no-shell-injection", "cp.spawn(cmd, { shell: true })"],
    ["py", 'subprocess.run(["sh", "-c", line])', "no-shell-injection", 'subprocess.run(["sh", "-c", line])'],
    ["js", "db.query(`select * from crew where id = ${id}`);", "no-built-queries", "`select * from crew where id = ${id}`"],
    ["py", 'cur.execute(f"delete from crew where id = {i}")', "no-built-queries", 'f"delete from crew where id = {i}"'],
    ["py", 'q = "select name from crew where id = %s" % i', "no-built-queries", '"select name from crew where id = %s" % i'],
    [
      "java",
      'st.execute("select * from crew where name = \'" + name + "\'");',
      "no-built-queries",
      '"select * from crew where name = \'" +',
    ],
    ["sh", "sudo rm -rf --no-preserve-root /", "no-destruction", "sudo rm -rf --no-preserve-root /"],
    ["py", 'shutil.rmtree("/home")', "no-destruction", 'shutil.rmtree("/home")'],
    ["sql", "select 1;\nDROP TABLE crew;", "no-destruction", "DROP TABLE crew"],
    ["js", 'const apiKey = "9f8a7b6c5d4e";', "no-secrets", '"9f8a7b6c5d4e"'],
    ["py", 'client = Client(password="hunter2!")', "no-secrets", '"hunter2!"'],
    [
      "js",
      'fetch(u, { headers: { "X-Any": "ghp_abcdefghijklmnopqrstuvwx0123456789" } });',
      "no-secrets",
      '"ghp_abcdefghijklmnopqrstuvwx0123456789"',
    ],
    ["js", 'open("Zx81Qp7Lm2Vt9Rk4Wn6Bc3Hd5Jf0Gs8A");', "no-secrets", '"Zx81Qp7Lm2Vt9Rk4Wn6Bc3Hd5Jf0Gs8A"'],
    ["ts", "const auth = { password: 'S3cr3t!pass' as string };", "no-secrets", "'S3cr3t!pass'"],
    ["env", "DB_PASSWORD=correct-horse-battery", "no-secrets", "correct-horse-battery"],
    ["", "import os\nos.system(cmd)", "no-shell-injection", "os.system(cmd)"],
  ])("%s: %s", async (language, code, rule, words) => {
    expect(await breaches(language, code)).toEqual([[rule, words]]);
  });
});

describe("what is none", () => {
  test.each<[language: string, code: string]>([
    ["py", "model.eval()\nmodel.compile(optimizer=adam)\nre.compile(pattern)"],
    ["py", "# eval(x), os.system(y)\nprint('use eval() and exec() never')"],
    ["py", '"""Runs eval(x) on nothing."""\nast.literal_eval(text)'],
    ["py", "def compile(rules):\n    return rules\n\ncompile(own)"],
    ["py", "yaml.load(f, Loader=yaml.SafeLoader)\nyaml.safe_load(g)"],
    ["py", 'subprocess.run(["ls", folder], check=True)'],
    ["js", "// eval(x)\nconst a = 'eval(x)'; /* new Function() */ setTimeout(tick, 10); setTimeout(() => tick(), 5);"],
    ["js", "const m = /a/.exec(line);\nengine.exec(query);"],
    ["js", "class Model { eval() { return this.eval; } }\nmodel.eval();"],
    ["js", "const rows = await sql`select * from crew where id = ${id}`;"],
    ["js", 'alert("Select a file from " + folder);\ndb.query("select 1 from crew where id = $1", [id]);'],
    ["py", 'cur.execute("select * from crew where id = %s", (i,))'],
    ["sh", "# rm -rf /\nrm -rf ./build /tmp/cache\necho 'rm -rf /'"],
    ["js", 'const password = process.env.PASSWORD;\nconst api_key = "YOUR_API_KEY";\nconst passwordLabel = "Passwort";'],
    ["py", 'token = os.environ["TOKEN"]\nsecret = "<secret>"\nhash = "d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2d2"'],
    ["yaml", "password: ${DB_PASSWORD}\n# api_key: abcdef123456"],
  ])("%s: %s", async (language, code) => expect(await breaches(language, code)).toEqual([]));
});

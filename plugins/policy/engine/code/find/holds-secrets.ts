import { hole } from "../code-facts.ts";
import type { CodeFacts, CodePlace } from "../code-facts.ts";

const message = "Code carries a password or key.";

/** Forms of keys that services hand out. */
const keyForm =
  /(?<![\w-])(?:(?:AKIA|ASIA)[0-9A-Z]{16}|(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)[-_][\w-]{6,}|sk-[A-Za-z0-9]{20,}|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{30,}|ya29\.[\w-]{20,}|npm_[A-Za-z0-9]{30,}|pypi-[\w-]{30,}|hf_[A-Za-z0-9]{24,}|SG\.[\w-]{16,}\.[\w-]{16,}|dop_v1_[a-f0-9]{40,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,})(?![\w])|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/;

/** An address that holds a password. */
const address = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/"'${}<>]{1,80}:(?<word>[^\s:@/"'${}<>]{3,80})@[\w.-]/i;

/** Names of variables whose value is secret. */
const secretName =
  /(?:^|[_-]|(?<=[a-z0-9]))(?:pass(?:word|wd|phrase|code)|passwd|pwd|secret|credentials?|(?:api|access|auth|secret|private|signing|encryption|master|account)[_-]?key|(?:access|auth|api|bearer|refresh|session|bot|secret|github|slack)[_-]?token|token|client[_-]?secret|secret[_-]?access[_-]?key)s?(?:[_-]?(?:value|string|\d+))?$/i;

const placeholder =
  /^(?:<.*>|\[.*\]|\{.*\}|\$.*|%.*%|[x*.\-_#?]+|my[-_ ]?.*|the[-_ ]?.*|(?:new|old|confirm|current)?[-_ ]?(?:password|passwd|pass|pwd|secret|token|api[-_ ]?key|key|string|text|hidden|none|null|undefined|true|false|required|optional|bearer|basic|admin|root|user|username|default|env|environment)s?)$|your|change[-_ ]?(?:me|this|it)|placeholder|dummy|redacted|replace|insert|xxxx|\bexample\b|todo|(?:^|[-_])here$|enter[-_ ]|process\.env|os\.environ/i;

/** Finds passwords and keys in code. */
export const findSecrets = (facts: CodeFacts): CodePlace[] => {
  if (facts.language !== "javascript" && facts.language !== "python") return findInLines(facts.uncommented);
  const found = facts.texts.filter(({ value, name }) => isSecret(value, name));
  const given = facts.calls.flatMap(({ name, args }) => {
    const text = args[0]?.text ?? null;
    return text !== null && setter.test(name) && isSecret(text.value, "secret") ? [text] : [];
  });
  const places = [...found, ...given].map(({ start, end }) => ({ start, end, message }));
  return [...new Map(places.map((place) => [place.start, place])).values()].toSorted((a, b) => a.start - b.start);
};

const setter = /(?:^|\.)(?:set|use|with)_?(?:api_?key|password|token|secret|credentials?|auth)$/i;

const isSecret = (value: string, name: string): boolean => {
  if (keyForm.test(value)) return true;
  const word = address.exec(value)?.groups?.["word"];
  if (word !== undefined && !placeholder.test(word)) return true;
  if (value.includes(hole)) return false;
  if (secretName.test(name))
    return value.length >= 6 && !/\s/.test(value) && !placeholder.test(value) && !/^(?:https?:\/\/|\/|\.\/)/.test(value);
  if (/^authorization$/i.test(name))
    return /^(?:bearer|basic|token)\s+\S{8,}$/i.test(value) && !placeholder.test(value.replace(/^\w+\s+/, ""));
  return looksRandom(value);
};

/** A long word of mixed letters and digits without order, as keys are and names and hashes are not. */
const looksRandom = (value: string): boolean =>
  value.length >= 32 &&
  value.length <= 200 &&
  /^[A-Za-z0-9+/_=-]+$/.test(value) &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  (value.match(/\d/g) ?? []).length >= 3 &&
  !/^(?:sha\d{3}-|data:)|abcdef|012345|(?:^|[/_-])[A-Za-z]{7,}(?:[/_-]|$)/i.test(value) &&
  entropyOf(value) > 4.1;

const entropyOf = (value: string): number => {
  const counts = new Map<string, number>();
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
};

/** `name = value`, `"name": "value"`, `name: value` and `export NAME=value`, at most one of a line. */
const assignment =
  /(?:^|[\s{,;(-])["']?(?<name>[\w.-]{2,60})["']?\s{0,3}(?::=|=>|[:=])\s{0,3}(?:"(?<double>[^"\n]{3,300})"|'(?<single>[^'\n]{3,300})'|(?<bare>[^\s"'`,;{}()[\]<>$]{6,300}))/gm;

const findInLines = (source: string): CodePlace[] => {
  const places = [...source.matchAll(assignment)].flatMap(({ index, 0: all, groups = {} }): CodePlace[] => {
    const value = groups["double"] ?? groups["single"] ?? groups["bare"] ?? "";
    const name = (groups["name"] ?? "").split(".").at(-1) ?? "";
    const end = index + all.length;
    return isSecret(value, name) && !value.includes("$")
      ? [{ start: end - value.length - (groups["bare"] === undefined ? 1 : 0), end, message }]
      : [];
  });
  const covered = (at: number): boolean => places.some(({ start, end }) => at >= start && at < end);
  const forms = [keyForm, address].flatMap((form) =>
    [...source.matchAll(new RegExp(form.source, `g${form.flags}`))].flatMap(({ 0: found, index, groups }): CodePlace[] =>
      covered(index) || placeholder.test(groups?.["word"] ?? "-word-") ? [] : [{ start: index, end: index + found.length, message }],
    ),
  );
  return [...places, ...forms].toSorted((a, b) => a.start - b.start);
};

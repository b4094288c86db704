import type { CodeCall, CodeFacts, CodeLanguage, CodePlace } from "../code-facts.ts";
import { findInBare } from "./find-in-bare.ts";

/** Functions that run a text, by their resolved names. */
const runners: Readonly<Partial<Record<CodeLanguage, ReadonlySet<string>>>> = {
  javascript: new Set(
    "eval Function execScript vm.runInThisContext vm.runInNewContext vm.runInContext vm.compileFunction vm.Script ?.constructor.constructor".split(
      " ",
    ),
  ),
  python: new Set(
    "eval exec execfile compile pickle.load pickle.loads pickle.Unpickler cPickle.load cPickle.loads _pickle.load _pickle.loads dill.load dill.loads cloudpickle.load cloudpickle.loads marshal.load marshal.loads shelve.open yaml.unsafe_load yaml.unsafe_load_all jsonpickle.decode pandas.read_pickle joblib.load code.InteractiveInterpreter".split(
      " ",
    ),
  ),
};

/** Timers run a text that they are given instead of a function. */
const timers = new Set(["setTimeout", "setInterval", "setImmediate"]);

const loaders = new Set(["yaml.load", "yaml.load_all"]);

/** Finds code that runs text as code. */
export const findRunText = (facts: CodeFacts): CodePlace[] => [
  ...facts.calls
    .filter((call) => runsText(facts.language, call))
    .map(({ name, start, end }) => ({ start, end, message: `"${name}" runs text as code.` })),
  ...facts.commands
    .filter(({ words }) => words[0] === "eval")
    .map(({ start, end }) => ({ start, end, message: `"eval" runs text as code.` })),
  ...findInBare(
    facts,
    /(?<![\w.>:$@-])(?:eval|assert_options|create_function|instance_eval|class_eval|module_eval|unserialize|load_string)\s*\(|(?<![\w.])(?:Marshal\.load|YAML\.(?:unsafe_)?load)\s*\(|\bScriptEngine\b|\bloadstring\s*\(/g,
    "This runs text as code.",
  ),
];

const runsText = (language: CodeLanguage, { name, args }: CodeCall): boolean => {
  if (runners[language]?.has(name)) return true;
  if (language === "javascript") return timers.has(name) && args[0] !== undefined && args[0].text !== null;
  if (name === "numpy.load" || name === "torch.load")
    return args.some(({ keyword, source }) => keyword === "allow_pickle" && source === "True");
  return loaders.has(name) && !args.some(({ source }) => /(?:Safe|Base)Loader\b/.test(source));
};

import fc from "fast-check";

// Properties explore again at every run on a developer's machine; a gate has to give the same answer for the same code.
if (process.env.CI !== undefined) fc.configureGlobal({ seed: 20_260_101 });

import type { PackManifest } from "freeform-rpg/schemas";

/** The instructions for the reviewer of a draft. */
export const writeDraftReadme = ({ id, name, version }: PackManifest): string => `# A draft of ${name}

This pack is a draft and cannot be played yet. Read it, correct it, then promote it.

1. Work through \`REVIEW_NEEDED.md\`: at most twenty decisions. Each names its files and the pages of the book. Edit the files in place, or answer with \`npx freeform-rpg pack-review ${id}\`.
2. Read \`EXTRACTION_REPORT.md\`, if there is one: it says how sure the book's rules are.
3. Read \`gm_guidance_review.md\`: advice that would help in any game.
4. Look at \`pack.yaml\`: id, name, version (now ${version}), licence.
5. See whether it still reads as a pack: \`npx freeform-rpg pack-test ./${id}\` from the folder above.
6. Promote it: \`npx freeform-rpg promote-draft ${id}\`. The pack goes to the packs folder without the files for reviewers.

In a file's front block, \`visibility: dm\` keeps the file from players, \`aliases\` lists other names, \`related_entities\` links to ids of other files.
To merge two files, move the text, add the name to \`aliases\`, delete the file and put its id out of all \`related_\` lists (\`pack-test\` names them).
`;

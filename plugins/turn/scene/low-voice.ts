const low =
  /\b(?:whisper|murmur|mutter|mumble|mouth)(?:s|ed|ing)?\b|\bunder (?:my|his|her|their|your) breath\b|\b(?:quietly|softly|discreetly|privately|in private|in a low voice|in an undertone)\b|\b(?:lower|drop|keep|keeping|lowering|dropping) (?:my|your|his|her|their) voice(?: (?:down|low))?\b|\b(?:take|draw|pull|lead)s? (?:him|her|them|[\p{L}.’'-]+(?: [\p{L}’'-]+)?) aside\b|\b(?:say|ask|tell|put|speak|talk|add)s? (?:it |this |that |\p{Lu}\S+ |him |her |them )?(?:low|quiet)\b|\bin(?:to)? (?:his|her|their|\p{L}+['’]s?) ear\b|\bso (?:that )?(?:nobody|no one|no-one|[\p{L} .]+ (?:can't|cannot|can not|does not|doesn't|won't)) (?:else )?(?:can |will )?(?:over)?hears?\b/iu;

/** True for words that are said so that only one hears them, by what stands around what is said. */
export const saysLow = (text: string): boolean => low.test(text.replaceAll(/["“„][^"”“]*["”“]/g, " "));

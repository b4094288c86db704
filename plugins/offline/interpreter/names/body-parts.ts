const bodyParts = new Set(
  "hand hands arm arms face eye eyes ear ears back head foot feet leg legs lap shoulder shoulders neck throat chest nose mouth cheek cheeks finger fingers wrist wrists knee knees hair collar sleeve sleeves elbow palm palms shin stomach belly pocket pockets wound wounds side jaw skull".split(
    " ",
  ),
);

/** True for a part of somebody's body or dress. */
export const isBodyPart = (word: string): boolean => bodyParts.has(word);

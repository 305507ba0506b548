export type Words = readonly [zh: string, en: string];

/** A text that both languages share, or one for each. */
export type Said = string | Words;

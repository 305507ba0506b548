export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingLook = 'display' | 'title' | 'section' | 'group' | 'block' | 'label';

const LOOKS: Record<HeadingLevel, HeadingLook> = {
  1: 'title',
  2: 'section',
  3: 'group',
  4: 'block',
  5: 'label',
  6: 'label',
};

/** How a level looks where nothing else is asked for. */
export const lookOf = (level: HeadingLevel): HeadingLook => LOOKS[level];

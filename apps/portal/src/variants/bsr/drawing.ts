import type { Drawing } from '../drawing.types.ts';
import massif from './massif.svg';

export const drawing = {
  // From the summit's mark to the first post, at the height that the words take.
  viewBox: '0 140 1440 580',
  groups: [{ href: `${massif}#map` }, { href: `${massif}#trail` }] as const,
} satisfies Drawing;

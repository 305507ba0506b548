import type { Drawing } from '../drawing.types.ts';
import harbour from './harbour.svg';

export const drawing = { viewBox: '0 0 1440 560', groups: [{ href: `${harbour}#chart` }] } satisfies Drawing;

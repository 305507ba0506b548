import { token } from '../theme/vars.ts';

/** Distance from the row's edge that centres a box of this height on the first line. */
export const besideFirstLine = (edge: string, height: string) =>
  `calc(${edge} + (1.55 * ${token('type-16')} - ${height}) / 2)`;

/** Width of the column of boxes of this size. */
export const choiceWidth = (box: string) => `calc(${token('space-2')} + ${box} + ${token('space-4')})`;

/** Width of the column of buttons of this size. */
export const expanderWidth = (button: string) => `calc(${button} + ${token('space-2')})`;

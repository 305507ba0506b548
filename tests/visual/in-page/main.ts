import { focusFaults } from './focus.ts';
import { rememberShapes, shapeFaults, textFaults } from './forced.ts';
import { mirrorFaults, mirrorFaultsOfNew } from './mirror.ts';
import { stateFaults } from './states.ts';

/** In forced colours, after `rememberShapes` in ordinary ones; focus last, since it may change what is open. */
const forcedFaults = async (): Promise<string[]> => [
  ...stateFaults(),
  ...shapeFaults(),
  ...textFaults(),
  ...(await focusFaults()),
];

const modes = { mirrorFaults, mirrorFaultsOfNew, rememberShapes, forcedFaults };
export type Modes = typeof modes;

(window as unknown as { modes: Modes }).modes = modes;

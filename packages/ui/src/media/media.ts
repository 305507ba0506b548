// Media conditions for style sheets and for `useMedia`.

export const PHONE = '(max-width: 767px)';
/** Phones and tablets: one column. */
export const NARROW = '(max-width: 1023px)';
/** Below the full page width. */
export const MIDDLE = '(max-width: 1279px)';
export const WIDE = '(min-width: 1024px)';
export const FORCED_COLORS = '(forced-colors: active)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Scripts are off. */
export const NO_SCRIPT = '(scripting: none)';
export const COARSE_POINTER = '(pointer: coarse)';

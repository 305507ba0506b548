/** Apart from the tables of colours, which the browser gets as CSS and need not get as code. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

import './theme.css.ts';
import './base.css.ts';

export { surface } from './ground.ts';
export { THEMES, type Theme } from './theme-names.ts';
export { type Token, token } from './vars.ts';

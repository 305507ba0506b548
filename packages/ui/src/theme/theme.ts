import './theme.css.ts';
import './base.css.ts';

export { THEMES, type Theme } from './semantics.ts';
export { type Token, token } from './vars.ts';

import type { EFFECTS, SemanticColour, Theme } from './semantics.ts';
import { type ScaleToken, TOKEN_PREFIX } from './tokens.ts';

type EffectToken = Exclude<keyof (typeof EFFECTS)[Theme], 'scheme'>;

/** Every token that a component may name. Primitives are not among them. */
export type Token = SemanticColour | EffectToken | ScaleToken;

/** `token('surface-page')` → `var(--zk-surface-page)`. */
export const token = (name: Token): string => `var(--${TOKEN_PREFIX}-${name})`;

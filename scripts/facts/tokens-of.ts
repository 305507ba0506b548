import { EFFECTS, SEMANTICS } from '../../packages/ui/src/theme/semantics.ts';
import { SCALES } from '../../packages/ui/src/theme/tokens.ts';

const { scheme: _, ...effects } = EFFECTS.light;
const ALL = [...Object.keys(SEMANTICS.light), ...Object.keys(effects), ...Object.keys(SCALES)];

/**
 * The tokens that styles name, from their source, in the order of the vocabulary. A name with a hole
 * (`feedback-${tone}-soft`) matches every token it may produce.
 */
export const tokensOf = (source: string): string[] => {
  const named = [...source.matchAll(/\btoken\(\s*['"`]([^'"`]+)['"`]/g)].map(([, name = '']) => name);
  const patterns = [...new Set(named)].map((name) => new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`));
  return ALL.filter((name) => patterns.some((pattern) => pattern.test(name)));
};

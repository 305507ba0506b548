import { globalStyle } from '@vanilla-extract/css';
import { EFFECTS, INVERSE, SEMANTICS, type Theme } from './semantics.ts';
import { COMFORT_SCALES, SCALES, SHARED_PRIMITIVES, TOKEN_PREFIX } from './tokens.ts';

const declare = (tokens: Record<string, string>, value = (v: string) => v) =>
  Object.fromEntries(Object.entries(tokens).map(([name, v]) => [`--${TOKEN_PREFIX}-${name}`, value(v)]));

const pointer = (primitive: string) => `var(--${TOKEN_PREFIX}-${primitive})`;

const theme = (name: Theme) => {
  const { scheme, ...effects } = EFFECTS[name];
  return {
    colorScheme: scheme,
    vars: { ...declare(SEMANTICS[name], pointer), ...declare(effects) },
  };
};

globalStyle(':root', { vars: { ...declare(SHARED_PRIMITIVES), ...declare(SCALES) } });
globalStyle(':root, [data-theme="light"]', theme('light'));
globalStyle('[data-theme="dark"]', theme('dark'));
globalStyle('[data-theme="contrast"]', theme('contrast'));

globalStyle('[data-scope="inverse"]', {
  vars: declare(INVERSE, pointer),
  background: pointer('surface-page'),
  color: pointer('text-primary'),
  '@media': { print: { vars: theme('light').vars } },
});

// Without a stored choice and without script, the visitor's system decides.
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-color-scheme: dark)': theme('dark') } });
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-contrast: more)': theme('contrast') } });
// As specific as what it must beat: a visitor in the dark prints on white paper.
globalStyle(':root[data-theme], :root:not([data-theme])', { '@media': { print: theme('light') } });

globalStyle('[data-comfort="on"]', { fontSize: '125%', vars: declare(COMFORT_SCALES) });
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: declare({ 'motion-state': '0ms', 'motion-enter': '0ms' }) },
  },
});

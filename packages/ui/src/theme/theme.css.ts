import { globalStyle } from '@vanilla-extract/css';
import { FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { GROUND } from './ground.ts';
import { EFFECTS, FORCED, INVERSE, PRINT, SEMANTICS, type Theme } from './semantics.ts';
import {
  COMFORT_SCALES,
  COMFORTABLE_SCALES,
  COMPACT_SCALES,
  SCALES,
  SHARED_PRIMITIVES,
  TOKEN_PREFIX,
} from './tokens.ts';

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

const paper = {
  colorScheme: 'light',
  vars: { ...declare(PRINT, pointer), ...declare({ 'surface-scrim': 'none', 'depth-float': 'none' }) },
} as const;

globalStyle(':root', { vars: { ...declare(SHARED_PRIMITIVES), ...declare(SCALES) } });
globalStyle(':root, [data-theme="light"]', theme('light'));
globalStyle('[data-theme="dark"]', theme('dark'));
globalStyle('[data-theme="contrast"]', theme('contrast'));

globalStyle('[data-scope="inverse"]', {
  vars: { ...declare(INVERSE, pointer), [GROUND]: pointer('surface-page') },
  background: pointer('surface-page'),
  color: pointer('text-primary'),
});

// Without a stored choice and without script, the visitor's system decides.
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-color-scheme: dark)': theme('dark') } });
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-contrast: more)': theme('contrast') } });
// As specific as what it must beat: a visitor in the dark prints on white paper.
globalStyle(
  ':root[data-theme], :root:not([data-theme]), [data-theme][data-theme], [data-scope][data-scope="inverse"]',
  {
    '@media': { print: paper, [FORCED_COLORS]: { vars: declare(FORCED) } },
  },
);

globalStyle('[data-density="comfortable"]', { vars: declare(COMFORTABLE_SCALES) });
globalStyle('[data-density="compact"]', { vars: declare(COMPACT_SCALES) });

globalStyle('[data-comfort="on"]', { fontSize: '125%' });
// Comfort is the reader's need, density the page's wish: it wins on the same root and on any within.
globalStyle('[data-comfort="on"], [data-comfort="on"][data-density], [data-comfort="on"] [data-density]', {
  vars: declare({ ...COMFORTABLE_SCALES, ...COMFORT_SCALES }),
});
globalStyle(':root', {
  '@media': {
    [REDUCED_MOTION]: { vars: declare({ 'motion-state': '0ms', 'motion-enter': '0ms' }) },
  },
});

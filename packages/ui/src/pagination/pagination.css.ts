import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-1'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gap: 0 } },
});

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: token('target-md'),
  height: token('target-md'),
  padding: `0 ${token('space-2')}`,
  borderRadius: token('radius-control'),
});

export const gap = style([
  cell,
  {
    color: token('text-tertiary'),
    '@media': { [PHONE]: { minWidth: '24px', padding: 0 } },
  },
]);

export const page = style([
  cell,
  {
    ':hover': { background: token('surface-hover') },
    selectors: {
      '&[aria-current="page"]': {
        background: token('accent-soft'),
        boxShadow: `inset 0 -2px 0 ${token('accent-solid')}`,
        color: token('accent-on-soft'),
        fontWeight: token('weight-bold'),
      },
    },
    '@media': { [PHONE]: { minWidth: '32px', padding: '0 4px' } },
  },
]);

export const step = style([
  page,
  {
    gridAutoFlow: 'column',
    gap: token('space-1'),
    paddingInline: token('space-3'),
    '@media': { [PHONE]: { paddingInline: '4px' } },
    selectors: {
      '&[aria-disabled="true"]': { background: 'none', color: token('text-disabled'), cursor: 'default' },
    },
  },
]);

/** Steps say their name only where there is room; their accessible name is always the same. */
export const stepName = style({ '@media': { [PHONE]: { display: 'none' } } });
export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const cursors = style({ alignItems: 'center', '@media': { [PHONE]: { justifyContent: 'space-between' } } });
export const position = style({ paddingInline: token('space-2'), color: token('text-tertiary') });

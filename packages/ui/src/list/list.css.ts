import { style } from '@vanilla-extract/css';
import { PHONE } from '../internal/media.ts';
import { token } from '../theme/vars.ts';

export const list = style({
  selectors: { '&[data-ruled]': { borderTop: `1px solid ${token('border-strong')}` } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${token('space-1')} ${token('space-4')}`,
  padding: `${token('inset-row')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: {
    '&[data-leading]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&[data-trailing]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '&[data-leading][data-trailing]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  '@media': {
    [PHONE]: {
      selectors: {
        '&[data-trailing]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-leading][data-trailing]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      },
    },
  },
});

export const leading = style({ paddingTop: '2px' });

export const main = style({ display: 'grid', gap: token('space-1'), alignContent: 'start', minWidth: 0 });

export const title = style({
  fontSize: token('type-16'),
  fontWeight: token('weight-medium'),
  lineHeight: token('leading-snug'),
});

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  selectors: {
    '&:hover': { color: token('text-accent'), textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '[data-comfort="on"] &': { minHeight: token('target-sm') },
  },
});

export const description = style({
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  maxWidth: token('measure'),
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-3')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});

export const trailing = style({
  display: 'grid',
  gap: token('space-1'),
  alignContent: 'start',
  justifyItems: 'end',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  '@media': {
    [PHONE]: { gridColumn: '-2 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') },
  },
});

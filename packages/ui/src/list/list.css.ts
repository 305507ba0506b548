import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Before the title, the title, at the far end; what no item has is nothing wide. */
const COLUMNS = 'auto minmax(0, 1fr) auto';

export const list = style({
  selectors: { '&[data-ruled]': { borderTop: `1px solid ${token('border-strong')}` } },
  // Titles stand under each other, however long the words before them are.
  '@supports': {
    '(grid-template-columns: subgrid)': { display: 'grid', gridTemplateColumns: COLUMNS },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  rowGap: token('space-1'),
  padding: `${token('inset-row')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@supports': {
    '(grid-template-columns: subgrid)': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  },
});

export const leading = style({ gridColumn: 1, paddingTop: '2px', paddingInlineEnd: token('space-4') });

export const main = style({
  gridColumn: 2,
  display: 'grid',
  gap: token('space-1'),
  alignContent: 'start',
  minWidth: 0,
});

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
  gridColumn: 3,
  display: 'grid',
  gap: token('space-1'),
  alignContent: 'start',
  justifyItems: 'end',
  paddingInlineStart: token('space-4'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  '@media': {
    [PHONE]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: token('space-3'),
      paddingInlineStart: 0,
    },
  },
});

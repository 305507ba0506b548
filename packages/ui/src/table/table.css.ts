import { style } from '@vanilla-extract/css';
import { PHONE } from '../internal/media.ts';
import { token } from '../theme/vars.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token('type-14'),
  lineHeight: 1.55,
  '@media': { [PHONE]: { selectors: { '&:not([data-keep])': { display: 'block' } } } },
});

export const caption = style({
  paddingBottom: token('space-2'),
  color: token('text-secondary'),
  textAlign: 'start',
  '@media': { [PHONE]: { selectors: { [`${table}:not([data-keep]) > &`]: { display: 'block' } } } },
});

const inCards = `${table}:not([data-keep])`;

export const head = style({
  '@media': { [PHONE]: { selectors: { [`${inCards} > &`]: { display: 'none' } } } },
});

export const body = style({
  '@media': { [PHONE]: { selectors: { [`${inCards} > &`]: { display: 'block' } } } },
});

export const row = style({
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} > ${body} > &`]: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '2px 16px',
          padding: '16px 0',
          borderBottom: `1px solid ${token('border-hairline')}`,
        },
        [`[data-comfort="on"] ${inCards} > ${body} > &`]: { gridTemplateColumns: '1fr' },
      },
    },
  },
});

export const header = style({
  padding: `${token('space-2')} ${token('space-4')} ${token('space-2')} 0`,
  borderBottom: `1px solid ${token('border-strong')}`,
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const cell = style({
  padding: `${token('inset-row')} ${token('space-4')} ${token('inset-row')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&[data-primary]': { fontSize: token('type-16'), fontWeight: token('weight-medium') },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} &`]: {
          display: 'flex',
          alignItems: 'baseline',
          gap: token('space-3'),
          padding: '2px 0',
          border: 0,
          textAlign: 'start',
        },
        [`${inCards} &[data-primary]`]: { gridColumn: '1 / -1', fontWeight: token('weight-strong') },
      },
    },
  },
});

/** The column's name inside a card; in a table its header says it. */
export const cellLabel = style({
  display: 'none',
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} &`]: { display: 'inline', flex: 'none', minWidth: '2em', color: token('text-tertiary') },
      },
    },
  },
});

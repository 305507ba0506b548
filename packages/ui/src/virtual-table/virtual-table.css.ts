import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { body, cell, header, row, sort } from '../table/table.css.ts';
import { choiceWidth, expanderWidth } from '../table/table-sizes.ts';
import { token } from '../theme/vars.ts';

/** Widths at which rows are not cards. */
const TABLE = '(min-width: 768px)';
/** Size of a row's box or button. */
const target = createVar();

export const CHOICE_TRACK = choiceWidth(target);
export const EXPANDER_TRACK = expanderWidth(target);

export const box = style({
  '@media': {
    // Neither the box nor its header changes in size when rows are measured.
    screen: { height: 'var(--rows-height)', scrollbarGutter: 'stable' },
  },
});

export const table = style({
  vars: { [target]: '24px' },
  display: 'block',
  selectors: { '[data-comfort="on"] &': { vars: { [target]: token('target-sm') } } },
  '@media': {
    [TABLE]: {
      // Over the width that TableScroller gives tables whose content sets it.
      selectors: { [`${box} > &&`]: { width: '100%', minWidth: 'max(100%, var(--table-width))' } },
    },
  },
});

globalStyle(`${table} > caption`, { display: 'block' });
globalStyle(`${table} > thead`, {
  '@media': {
    [TABLE]: { position: 'sticky', zIndex: token('layer-float'), top: 0, display: 'block' },
    print: { position: 'static' },
  },
});
globalStyle(`${table} > tbody`, {
  display: 'block',
  '@media': { [TABLE]: { marginBottom: '1px', boxShadow: `0 1px ${token('border-hairline')}` } },
});

globalStyle(`${table} > * > tr`, {
  '@media': { [TABLE]: { display: 'grid', gridTemplateColumns: 'var(--table-columns)' } },
});
globalStyle(`${table} > tbody > [data-details]`, { '@media': { [TABLE]: { display: 'block' } } });
globalStyle(`${table} > tbody > [data-details] > td`, { display: 'block' });

globalStyle(`${box}${box} > ${table}${table} > * > tr > *`, {
  '@media': { [TABLE]: { width: 'auto', maxWidth: 'none', overflowWrap: 'anywhere' } },
});
// Header cells fill the height of the header, with their texts on its last line.
globalStyle(`${table} > * > * > ${header}`, {
  '@media': { [TABLE]: { display: 'grid', alignContent: 'end', justifyItems: 'start', whiteSpace: 'normal' } },
});
globalStyle(`${table} > * > * > ${header}[data-align="end"]`, { '@media': { [TABLE]: { justifyItems: 'end' } } });
globalStyle(`${table} > * > * > * > ${sort}`, {
  '@media': { [TABLE]: { textAlign: 'inherit', whiteSpace: 'normal' } },
});
// The same line height in all cells: cells that fill a grid row have no common baseline.
globalStyle(`${table} > * > ${row} > ${cell}`, {
  '@media': { [TABLE]: { lineHeight: `calc(1.55 * ${token('type-16')})` } },
});

// A row covers the last fraction of a pixel of the one above, so that its rule is its own upper edge.
const HAIRLINE = `1px solid ${token('border-hairline')}`;
globalStyle(`${table}${table} > tbody > tr > *`, { '@media': { [TABLE]: { borderBottom: 0 } } });
globalStyle(`${table} > tbody > ${row}:not([aria-rowindex='2']) > ${cell}`, {
  '@media': { [TABLE]: { borderTop: HAIRLINE } },
});

// The virtualiser measures rows without padding and border: in cards both are boxes of the grid.
const card = `${table}:not([data-keep]) > ${body}${body} > ${row}${row}`;
globalStyle(card, { '@media': { [PHONE]: { paddingBlock: 0, borderBottom: 0 } } });
globalStyle(`${card}::before, ${card}::after`, {
  '@media': { [PHONE]: { content: '', gridColumn: '1 / -1', height: '14px' } },
});
globalStyle(`${card}::after`, { '@media': { [PHONE]: { borderBottom: HAIRLINE } } });
globalStyle(`${card}[data-expanded]::after`, { '@media': { [PHONE]: { height: '6px', borderBottom: 0 } } });

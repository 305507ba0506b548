import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { body, cell, inCards, row } from './table.css.ts';
import { besideFirstLine, choiceWidth, expanderWidth } from './table-sizes.ts';

/** Width and height of the button. */
const target = createVar();

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  borderRadius: token('radius-control'),
  color: token('text-secondary'),
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover': { background: token('surface-hover'), color: token('text-primary') },
    '&:active': { background: token('surface-pressed') },
  },
  '@media': { print: { display: 'none' } },
});

export const chevron = style({
  width: '18px',
  height: '18px',
  transition: `transform ${token('motion-state')} ${token('motion-ease')}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [REDUCED_MOTION]: { transition: 'none' } },
});

const column = {
  width: '1px',
  paddingInlineEnd: token('space-2'),
};

export const expanderHeader = style(column);

export const expander = style({
  ...column,
  vars: { [target]: '24px' },
  paddingBlock: besideFirstLine(token('inset-row'), target),
  verticalAlign: 'top',
  selectors: { '[data-comfort="on"] &': { vars: { [target]: token('target-sm') } } },
  '@media': {
    [PHONE]: {
      vars: { [target]: token('target-sm') },
      selectors: {
        [`${inCards} > ${body} > ${row} > &`]: {
          position: 'absolute',
          insetBlockStart: besideFirstLine('18px', target),
          insetInlineEnd: 0,
          width: 'auto',
          padding: 0,
        },
      },
    },
  },
});

// The title of a card ends before the button.
globalStyle(`${inCards} > ${body} > ${row} > ${expander} ~ ${cell}[data-primary]`, {
  '@media': { [PHONE]: { paddingInlineEnd: token('space-7') } },
});

// The cell of buttons turns the parity by which the last cell of a card has the whole line.
globalStyle(
  [
    `${inCards} > ${body} > ${row} > ${expander}:first-child ~ ${cell}:last-child:nth-child(odd)`,
    `${inCards} > ${body} > ${row} > [data-choice] + ${expander} ~ ${cell}:last-child:nth-child(even)`,
  ].join(),
  { '@media': { [PHONE]: { gridColumn: '1 / -1' } } },
);

// An open row and its details have one rule, below them.
globalStyle(`${row}[data-expanded] > ${cell}`, { borderBottom: 0 });
globalStyle(`${inCards} > ${body} > ${row}[data-expanded]`, {
  '@media': { [PHONE]: { paddingBottom: token('space-2'), borderBottom: 0 } },
});

export const detailsRow = style({
  selectors: { '[data-selected] + &': { background: token('surface-selected') } },
  '@media': { [PHONE]: { selectors: { [`${inCards} > ${body} > &`]: { display: 'block' } } } },
});

export const detailsCell = style({
  padding: 0,
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { selectors: { [`${inCards} > ${body} > ${detailsRow} > &`]: { display: 'block' } } } },
});

export const details = style({
  vars: { [target]: '24px' },
  paddingBottom: token('space-4'),
  // Below the column after the buttons.
  paddingInlineStart: expanderWidth(target),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-comfort="on"] &': { vars: { [target]: token('target-sm') } },
    [`[data-choosable] + ${detailsRow} > * > &`]: {
      paddingInlineStart: `calc(${choiceWidth(target)} + ${expanderWidth(target)})`,
    },
  },
  '@media': {
    [PHONE]: {
      vars: { [target]: token('target-sm') },
      selectors: {
        [`${inCards} > ${body} > ${detailsRow} > * > &`]: { paddingInlineStart: 0 },
        [`${inCards} > ${body} > [data-choosable] + ${detailsRow} > * > &`]: { paddingInlineStart: token('space-7') },
      },
    },
  },
});

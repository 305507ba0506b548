import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { ground } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';
import { besideFirstLine } from './table-sizes.ts';

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

/** Selector of a table whose rows are cards on a phone. */
export const inCards = `${table}:not([data-keep])`;

export const head = style({
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} > &`]: { display: 'none' },
        // What orders and chooses stays, as a bar above the cards.
        [`${inCards} > &[data-acts]`]: { display: 'block' },
      },
    },
  },
});

export const headRow = style({
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} > [data-acts] > &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          gap: `0 ${token('space-4')}`,
          borderBottom: `1px solid ${token('border-strong')}`,
        },
      },
    },
  },
});

export const body = style({
  '@media': { [PHONE]: { selectors: { [`${inCards} > &`]: { display: 'block' } } } },
});

export const row = style({
  selectors: { '&[data-selected]': { background: token('surface-selected') } },
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} > ${body} > &`]: {
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '2px 16px',
          padding: '16px 0',
          borderBottom: `1px solid ${token('border-hairline')}`,
        },
        [`${inCards} > ${body} > &[data-choosable]`]: { paddingInlineStart: token('space-7') },
        [`[data-comfort="on"] ${inCards} > ${body} > &`]: { gridTemplateColumns: '1fr' },
      },
    },
    [FORCED_COLORS]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const header = style({
  padding: `${token('space-2')} 0`,
  paddingInlineEnd: token('space-4'),
  borderBottom: `1px solid ${token('border-strong')}`,
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-choice]': { width: '1px', paddingInlineStart: token('space-2') },
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-choice] ~ &:last-child': { paddingInlineEnd: token('space-2') },
    '[data-sticky] &': {
      position: 'sticky',
      zIndex: token('layer-float'),
      top: 'var(--table-top)',
      // A collapsed border stays behind when its cell sticks.
      borderBottom: 0,
      background: ground,
      boxShadow: `inset 0 -1px ${token('border-strong')}`,
    },
  },
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} &`]: { display: 'none' },
        [`${inCards} &[data-sortable], ${inCards} &[data-choice]`]: {
          display: 'block',
          position: 'static',
          width: 'auto',
          padding: `${token('space-1')} 0`,
          border: 0,
          boxShadow: 'none',
          textAlign: 'start',
        },
        [`${inCards} &[data-choice]`]: { flexBasis: '100%' },
      },
    },
    [FORCED_COLORS]: { selectors: { '[data-sticky] &': { borderBottom: '1px solid CanvasText' } } },
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '24px',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: token('text-primary') },
    '[aria-sort] > &': { color: token('text-primary'), fontWeight: token('weight-medium') },
    '[data-comfort="on"] &': { minHeight: token('target-sm') },
  },
  '@media': { [PHONE]: { minHeight: token('target-sm') } },
});

export const sortIcon = style({
  flex: 'none',
  width: '14px',
  height: '14px',
  selectors: { '[aria-sort] &': { color: token('text-accent') } },
});

/** The box with room around it, so that a finger finds it. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  minWidth: '24px',
  minHeight: '24px',
  cursor: 'pointer',
  // Shift and a click would select the text between.
  userSelect: 'none',
  selectors: {
    '[data-comfort="on"] &': { minWidth: token('target-sm'), minHeight: token('target-sm') },
  },
  '@media': { [PHONE]: { minWidth: token('target-sm'), minHeight: token('target-sm') } },
});

export const box = style({ marginTop: 0 });

/** Read everywhere, seen above cards alone. */
export const choiceLabel = style({
  '@media': {
    '(min-width: 768px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const cell = style({
  padding: `${token('inset-row')} 0`,
  paddingInlineEnd: token('space-4'),
  borderBottom: `1px solid ${token('border-hairline')}`,
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&[data-choice]': {
      width: '1px',
      paddingBlock: besideFirstLine(token('inset-row'), '24px'),
      paddingInlineStart: token('space-2'),
      verticalAlign: 'top',
    },
    '[data-comfort="on"] &[data-choice]': { paddingBlock: besideFirstLine(token('inset-row'), token('target-sm')) },
    '&[data-primary]': { fontSize: token('type-16'), fontWeight: token('weight-medium') },
    '&:last-child': { paddingInlineEnd: 0 },
    // A chosen row has a ground, whose edge no figure touches.
    '[data-choice] ~ &:last-child': { paddingInlineEnd: token('space-2') },
  },
  '@media': {
    [PHONE]: {
      selectors: {
        [`${inCards} &`]: {
          display: 'flex',
          // A value that does not fit beside its name goes under it whole.
          flexWrap: 'wrap',
          // Beside a higher cell, a value stays below its name.
          alignContent: 'start',
          alignItems: 'baseline',
          gap: `0 ${token('space-3')}`,
          padding: '2px 0',
          border: 0,
          textAlign: 'start',
        },
        [`${inCards} &[data-choice]`]: {
          position: 'absolute',
          insetBlockStart: besideFirstLine('14px', token('target-sm')),
          insetInlineStart: 0,
          width: 'auto',
        },
        [`${inCards} &[data-primary]`]: { gridColumn: '1 / -1', fontWeight: token('weight-strong') },
        // The last one, where it would stand alone, has the whole line: it is often the longest.
        [`${inCards} [data-primary]:first-child ~ &:last-child:nth-child(even), ${inCards} [data-choice] + [data-primary] ~ &:last-child:nth-child(odd)`]:
          { gridColumn: '1 / -1' },
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

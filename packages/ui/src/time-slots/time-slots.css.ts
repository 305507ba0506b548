import { globalStyle, style } from '@vanilla-extract/css';
import { hint as fieldHint } from '../internal/field-message.css.ts';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const hatch = (line: string, ground: string) => `repeating-linear-gradient(-45deg, ${line} 0 1px, ${ground} 1px 5px)`;

export const group = style({ position: 'relative' });

export const legend = style({
  marginBottom: '6px',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});

export const hint = style([fieldHint, { marginBottom: token('space-2') }]);

/** What is wrong is said under it, and the lines around all of it say so: no single slot is at fault. */
export const grid = style({
  borderBlock: `1px solid ${token('border-hairline')}`,
  selectors: { '[data-invalid] > &': { borderColor: token('feedback-danger-solid') } },
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  gap: token('space-3'),
  alignItems: 'start',
  paddingBlock: token('space-3'),
  selectors: { '& + &': { borderTop: `1px solid ${token('border-hairline')}` } },
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-2') } },
});

export const date = style({
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.4,
  paddingTop: '10px',
  '@media': { [PHONE]: { paddingTop: 0 } },
});
globalStyle(`${date} small`, {
  display: 'block',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  '@media': { [PHONE]: { display: 'inline', marginInlineStart: token('space-2') } },
});

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.75em, 1fr))',
  gap: token('space-2'),
  fontSize: token('type-14'),
});

export const slot = style({
  width: '100%',
  minHeight: token('target-md'),
  padding: '4px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textAlign: 'center',
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover:not([aria-disabled])': { background: token('accent-soft-pressed'), color: token('accent-on-soft') },
    '&[data-status="taken"]': {
      borderColor: token('border-strong'),
      background: hatch(token('border-strong'), token('surface-hover')),
      color: token('text-tertiary'),
      cursor: 'not-allowed',
    },
    '&[data-status="closed"]': {
      borderColor: token('border-hairline'),
      background: token('surface-disabled'),
      color: token('text-disabled'),
      cursor: 'not-allowed',
    },
    '&[data-chosen], &[data-chosen]:hover:not([aria-disabled])': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '&[data-conflict]': {
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-solid'),
      color: token('feedback-danger-on-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-chosen]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-status="taken"], &[data-status="closed"]': {
          borderColor: 'GrayText',
          color: 'GrayText',
          textDecoration: 'line-through',
        },
        '&[data-conflict]': { background: 'Mark', color: 'MarkText', borderStyle: 'dashed' },
      },
    },
  },
});
/** Numbers on a hatched ground need a plain one of their own to be read. */
export const time = style({
  selectors: {
    '[data-status="taken"]:not([data-chosen]) > &': {
      padding: '0 3px',
      borderRadius: '2px',
      background: token('surface-hover'),
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginTop: token('space-2'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: '20px',
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: token('text-secondary') });
globalStyle(`${keys} > li`, { display: 'flex', alignItems: 'center', gap: '6px' });
export const key = style([slot, { width: '28px', minHeight: '14px', padding: 0, cursor: 'inherit' }]);

export const summary = style({
  marginTop: token('space-2'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  selectors: { '&[data-refused]': { color: token('feedback-warning-text') } },
});

/** Stays in the document while empty, as a live region must. */
export const live = style({ selectors: { '&:not(:empty)': { marginTop: '6px' } } });

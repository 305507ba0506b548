import { style } from '@vanilla-extract/css';
import { legend as groupLegend } from '../internal/legend.css.ts';
import { tick } from '../internal/tick.css.ts';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const group = style({ position: 'relative' });

export const legend = style([groupLegend, { selectors: { '&[data-counted]': { paddingInlineEnd: '7em' } } }]);

export const count = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  selectors: { '&[data-in-flow]': { position: 'static', marginBottom: '6px', textAlign: 'end' } },
});

export const body = style({ clear: 'both', display: 'grid', gap: '6px' });

/** Stays in the document while empty, as a live region must. */
export const live = style({ selectors: { '&:empty': { marginTop: '-6px' } } });

/** So many to a row, or as few as there is room for. */
const columns = (count: number, least: string) =>
  `repeat(auto-fill, minmax(max((100% - ${count - 1} * ${token('space-2')}) / ${count} - 1px, min(100%, ${least})), 1fr))`;

export const choices = style({
  display: 'grid',
  gap: token('space-2'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-columns="2"]': { gridTemplateColumns: columns(2, '7.5rem') },
    '&[data-columns="3"]': { gridTemplateColumns: columns(3, '9.25rem') },
  },
  '@media': {
    [PHONE]: { selectors: { '&&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '0 10px',
  alignItems: 'start',
  minHeight: token('target-option'),
  padding: `${token('inset-option')} 14px`,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled], fieldset:disabled &': { color: token('text-disabled'), cursor: 'not-allowed' },
    // Three to a row are narrow: smaller words and gaps keep seven Chinese characters on a line.
    '[data-columns="3"] > &': { columnGap: token('space-2'), paddingInline: '10px', fontSize: token('type-14') },
  },
});

export const input = style([
  tick,
  {
    ':focus-visible': { outline: 'none' },
    // Of a whole group the ticks alone: boxes in red would blame what was not chosen.
    selectors: {
      '[aria-invalid="true"] &:not(:checked, :disabled)': { borderColor: token('feedback-danger-solid') },
    },
  },
]);

/**
 * The box behind a choice. It follows the input in the document, so that the input's own states draw it:
 * our browser floor has no :has().
 */
export const frame = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  transition: `border-color ${token('motion-state')}, background-color ${token('motion-state')}`,
  selectors: {
    [`${choice}:hover &`]: { borderColor: token('border-control-hover'), background: token('surface-hover') },
    [`${input}:checked ~ &`]: {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      boxShadow: `inset 0 0 0 1px ${token('border-selected')}`,
    },
    [`${input}:focus-visible ~ &`]: { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' },
    [`${input}:disabled ~ &`]: {
      borderColor: token('border-hairline'),
      background: token('surface-disabled'),
      boxShadow: 'none',
    },
    [`${input}:disabled:checked ~ &`]: { borderColor: token('border-strong') },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { [`${input}:checked ~ &`]: { border: '2px solid Highlight' } } },
  },
});

/** A stacking context of its own keeps the frames above the page's ground. */
export const stack = style({ isolation: 'isolate' });

export const label = style({ textWrap: 'balance' });
export const description = style({
  gridColumn: 2,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  selectors: { '[data-disabled] > &, fieldset:disabled &': { color: 'inherit' } },
});

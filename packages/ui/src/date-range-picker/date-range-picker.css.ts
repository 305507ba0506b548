import { style } from '@vanilla-extract/css';
import { control } from '../internal/control.css.ts';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const group = style({ position: 'relative' });

export const legend = style({
  marginBottom: '6px',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});

export const body = style({ display: 'grid', gap: '6px' });

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const input = style([
  control,
  { flex: '1 1 8em', width: 'auto', minWidth: '7.5em', maxWidth: '12em', fontVariantNumeric: 'tabular-nums' },
]);
export const dash = style({ color: token('text-tertiary') });

export const open = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: token('target-md'),
  height: token('target-md'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  color: token('text-secondary'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: token('border-control-hover'), color: token('text-primary') },
    '&:disabled': {
      borderColor: token('border-hairline'),
      background: token('surface-disabled'),
      color: token('text-disabled'),
      cursor: 'not-allowed',
    },
  },
});

/** Stays in the document while empty, as a live region must. */
export const live = style({ selectors: { '&:empty': { marginTop: '-6px' } } });

export const panel = style({
  display: 'grid',
  gap: token('space-4'),
  selectors: { '&[data-presets]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': { [PHONE]: { selectors: { '&[data-presets]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

export const calendar = style({
  minWidth: 'min(640px, 60vw)',
  '@media': { [PHONE]: { minWidth: 0, justifySelf: 'center' } },
});

export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: token('space-1'),
  paddingInlineEnd: token('space-3'),
  borderInlineEnd: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { flexFlow: 'row wrap', gap: token('space-2'), padding: 0, border: 0 } },
});
export const preset = style({
  minHeight: token('target-sm'),
  padding: `${token('space-1')} ${token('space-3')}`,
  borderRadius: token('radius-control'),
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { background: token('surface-hover') },
    '&[aria-pressed="true"]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      boxShadow: `inset 0 0 0 1px ${token('border-selected')}`,
    },
    '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
  },
  '@media': { [PHONE]: { minHeight: token('target-md'), border: `1px solid ${token('border-control')}` } },
});

export const summary = style({
  marginTop: token('space-2'),
  paddingTop: token('space-2'),
  borderTop: `1px solid ${token('border-hairline')}`,
  color: token('text-secondary'),
  minHeight: '2.4em',
});

import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const form = style({
  display: 'grid',
  gap: token('space-4'),
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
});
export const uses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-2'),
  border: 0,
  padding: 0,
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: 0,
  marginBottom: token('space-1'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const unit = style({ fontSize: token('type-12'), color: token('text-tertiary') });
/** The whole cell is the radio button. */
export const use = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '56px',
  padding: '4px 8px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  textAlign: 'center',
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&:has(:checked)': {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
    '&:has(:focus-visible)': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' },
  },
});
export const radio = style({ accentColor: token('accent-solid') });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-3'),
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const field = style({ display: 'grid', alignContent: 'space-between' });

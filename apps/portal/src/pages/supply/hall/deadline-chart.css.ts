import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const figure = style({ marginBlock: token('space-5') });
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  marginBottom: token('space-2'),
});
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const chart = style({ padding: '20px 24px 32px 56px', background: token('accent-soft') });
export const plot = style({
  position: 'relative',
  height: '180px',
  borderBottom: `1px solid ${token('accent-mark')}`,
});
export const closing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  background: token('feedback-warning-soft'),
  color: token('feedback-warning-text'),
  fontSize: token('type-12'),
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const level = style({
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${token('border-hairline')}`,
});
export const levelText = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  paddingInlineEnd: '8px',
  fontSize: token('type-12'),
  color: token('text-secondary'),
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateY(-50%)',
});
export const day = style({
  position: 'absolute',
  top: '100%',
  paddingTop: '8px',
  fontSize: token('type-12'),
  color: token('text-secondary'),
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});
export const stem = style({
  position: 'absolute',
  bottom: 0,
  width: 0,
  borderInlineStart: `1px dashed ${token('accent-mark')}`,
});
export const point = style({
  position: 'absolute',
  top: '-11px',
  insetInlineStart: '-12px',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '50%',
  background: token('surface-page'),
  fontSize: token('type-12'),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-closing] > &': { borderWidth: '2px', fontWeight: token('weight-strong') },
  },
});

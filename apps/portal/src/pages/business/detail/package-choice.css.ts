import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const packages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 172px), 1fr))',
  gap: '12px',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  padding: '16px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-card'),
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: token('border-control-hover') },
    '&[data-chosen]': {
      borderColor: token('border-selected'),
      boxShadow: `inset 0 0 0 1px ${token('border-selected')}`,
      background: token('surface-selected'),
    },
    '&:focus-within': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { '&[data-chosen]': { borderColor: 'Highlight', borderWidth: '3px' } } },
  },
});
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  insetInlineEnd: '14px',
  top: '18px',
  width: '18px',
  height: '18px',
  margin: 0,
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: '50%',
  background: token('surface-card'),
  cursor: 'inherit',
  outline: 'none',
  selectors: { '&:checked': { border: `6px solid ${token('accent-solid')}` } },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});
export const name = style({
  paddingInlineEnd: '28px',
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
});
export const share = style({
  display: 'block',
  fontSize: token('type-12'),
  fontStyle: 'normal',
  fontWeight: token('weight-regular'),
  color: token('text-accent'),
});
export const price = style({ fontSize: token('type-28'), fontWeight: token('weight-bold'), lineHeight: 1.3 });
export const unit = style({
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const line = style({ fontSize: token('type-14'), color: token('text-secondary') });

export const scroll = style({ marginTop: token('space-5'), overflowX: 'auto' });
export const matrix = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
globalStyle(`${matrix} th, ${matrix} td`, {
  padding: '9px 8px',
  borderBottom: `1px solid ${token('border-hairline')}`,
  textAlign: 'center',
  fontWeight: token('weight-regular'),
  overflowWrap: 'anywhere',
});
globalStyle(`${matrix} th:first-child`, {
  width: '34%',
  paddingInlineStart: 0,
  textAlign: 'start',
  color: token('text-secondary'),
});
globalStyle(`${matrix} thead th`, { borderBottomColor: token('border-strong'), color: token('text-secondary') });
globalStyle(`${matrix} [data-chosen]`, {
  background: token('surface-selected'),
  color: token('text-primary'),
  fontWeight: token('weight-strong'),
});
export const box = style({
  display: 'inline-block',
  width: '28px',
  height: '12px',
  border: `1px dashed ${token('border-control')}`,
  borderRadius: '1px',
  verticalAlign: 'middle',
  selectors: {
    '&[data-included]': { border: `1px solid ${token('accent-mark')}`, background: token('accent-mark') },
  },
  '@media': {
    [PHONE]: { width: '20px' },
    [FORCED_COLORS]: { selectors: { '&[data-included]': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
    print: { printColorAdjust: 'exact' },
  },
});

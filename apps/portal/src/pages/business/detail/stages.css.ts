import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = token('border-hairline');

export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const table = style({
  width: '100%',
  marginTop: token('space-3'),
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 0',
  borderBottom: `1px solid ${hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} th:nth-child(1)`, { width: '24%', paddingInlineEnd: '12px' });
globalStyle(`${table} th:nth-child(3), ${table} td:nth-child(3)`, { width: '30%', paddingInlineStart: '16px' });
globalStyle(`${table} thead th`, {
  borderBottomColor: token('border-strong'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
globalStyle(`${table} tbody th`, { fontWeight: token('weight-strong') });
export const time = style({});
export const track = style({
  position: 'relative',
  display: 'block',
  height: '18px',
  backgroundImage: `repeating-linear-gradient(90deg, ${hairline} 0 1px, transparent 1px 25%)`,
  borderInlineEnd: `1px solid ${hairline}`,
});
export const bar = style({
  position: 'absolute',
  top: '2px',
  height: '14px',
  borderRadius: '1px',
  background: token('accent-mark'),
  '@media': {
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
export const days = style({ fontSize: token('type-12'), color: token('text-secondary') });
export const ruler = style({
  display: 'flex',
  justifyContent: 'space-between',
  width: '46%',
  marginInlineStart: '24%',
  fontSize: token('type-12'),
  lineHeight: 1.8,
  color: token('text-tertiary'),
  '@media': { [PHONE]: { display: 'none' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '2px',
  textAlign: 'center',
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', rowGap: '12px' } },
});
export const year = style({
  display: 'block',
  minHeight: '18px',
  fontSize: token('type-12'),
  lineHeight: '18px',
  textAlign: 'start',
  color: token('text-tertiary'),
});
export const number = style({
  display: 'block',
  fontSize: token('type-14'),
  lineHeight: '22px',
  color: token('text-secondary'),
});
const stripes = `repeating-linear-gradient(135deg, ${token('border-strong')} 0 1px, transparent 1px 5px)`;
export const cell = style({
  display: 'block',
  height: '24px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '2px',
  background: stripes,
  selectors: { '&[data-vacant]': { borderColor: token('accent-mark'), background: token('accent-mark') } },
  '@media': {
    [FORCED_COLORS]: { selectors: { '&[data-vacant]': { forcedColorAdjust: 'none', background: 'Highlight' } } },
    print: { printColorAdjust: 'exact' },
  },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
globalStyle(`${legend} > span`, { display: 'inline-flex', alignItems: 'center', gap: '8px' });
globalStyle(`${legend} ${cell}`, { width: '24px', height: '12px' });

import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px 40px',
  alignItems: 'center',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rate = style({
  display: 'grid',
  gridTemplateColumns: '4em minmax(0, 1fr) 4em',
  gap: '12px',
  alignItems: 'center',
  fontSize: token('type-14'),
  lineHeight: '26px',
  color: token('text-secondary'),
});
export const track = style({ display: 'block', height: '10px', background: token('surface-pressed') });
export const fill = style({
  display: 'block',
  height: '100%',
  background: token('accent-mark'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const number = style({
  textAlign: 'end',
  fontWeight: token('weight-medium'),
  color: token('text-primary'),
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: hairline,
});
export const term = style({ paddingTop: '10px', fontSize: token('type-12'), color: token('text-secondary') });
export const value = style({
  paddingBottom: '10px',
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.3,
});
export const reviews = style({ marginTop: token('space-5'), borderTop: `1px solid ${token('border-strong')}` });
export const review = style({ padding: '14px 0', borderBottom: hairline });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const more = style({ fontSize: token('type-14') });

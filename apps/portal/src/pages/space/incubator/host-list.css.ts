import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) 208px',
  gap: '8px 24px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: '12px 16px', padding: '16px 0' } },
});
export const picture = style({ width: '100%' });
export const body = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const title = style({
  justifySelf: 'start',
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const offer = style({ lineHeight: 1.6, overflowWrap: 'anywhere' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const seats = style({
  display: 'grid',
  gap: token('space-2'),
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});
export const vacant = style({ textAlign: 'end', '@media': { [PHONE]: { textAlign: 'start' } } });
export const meter = style({
  display: 'block',
  height: '10px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '2px',
  overflow: 'hidden',
});
export const taken = style({
  display: 'block',
  height: '100%',
  background: token('accent-mark'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});

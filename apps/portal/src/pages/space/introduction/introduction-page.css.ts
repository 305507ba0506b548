import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const top = style({ paddingBlock: '24px 16px' });
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ maxWidth: token('measure'), color: token('text-secondary') });
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${token('space-6')} ${token('space-8')}`,
  alignItems: 'start',
  paddingTop: token('space-6'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ display: 'grid', gap: token('space-3'), maxWidth: token('measure') });
export const subtitle = style({ marginTop: token('space-3'), fontSize: token('type-22') });
export const points = style({ display: 'grid', gap: token('space-2') });
globalStyle(`${points} > li`, {
  paddingInlineStart: token('space-4'),
  borderInlineStart: `2px solid ${token('border-strong')}`,
});
export const list = style({ paddingTop: token('space-8') });

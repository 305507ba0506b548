import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const line = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const list = style({ marginTop: token('space-3'), borderTop: `1px solid ${token('border-strong')}` });
export const indicator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '4px 24px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const now = style({
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: 1, gridRow: 2 } },
});
export const target = style({
  fontSize: token('type-14'),
  color: token('text-accent'),
  textAlign: 'end',
  minWidth: '112px',
  '@media': { [PHONE]: { gridColumn: 2, gridRow: 2 } },
});
export const scale = style({
  position: 'relative',
  display: 'block',
  gridColumn: '1 / -1',
  height: '16px',
  background: `linear-gradient(${token('border-strong')}, ${token('border-strong')}) center / 100% 1px no-repeat`,
});
export const way = style({ position: 'absolute', top: '7px', height: '2px', background: token('accent-mark') });
const end = style({
  position: 'absolute',
  top: '3px',
  boxSizing: 'border-box',
  width: '10px',
  height: '10px',
  marginInlineStart: '-5px',
  border: `2px solid ${token('accent-mark')}`,
  borderRadius: '50%',
});
export const from = style([end, { background: token('surface-page') }]);
export const to = style([end, { background: token('accent-mark') }]);

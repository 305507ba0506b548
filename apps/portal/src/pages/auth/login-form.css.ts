import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const form = style({ display: 'grid', gap: '18px' });
export const password = style({ position: 'relative', display: 'block' });
globalStyle(`${password} > input`, { paddingInlineEnd: '52px' });
globalStyle(`${password} > button`, {
  position: 'absolute',
  insetInlineEnd: '6px',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
});
export const captcha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px auto',
  gap: token('space-1'),
  alignItems: 'center',
});
/** White in every theme: the picture is drawn for it. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: token('target-lg'),
  marginInlineStart: token('space-1'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: 'var(--zk-neutral-0)',
  overflow: 'hidden',
});

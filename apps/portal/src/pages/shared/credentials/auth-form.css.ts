import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const form = style({ display: 'grid', gap: '18px' });
/** A field with a link at the end of its label's line; the link comes after the control, where Tab finds it. */
export const linked = style({ position: 'relative' });
globalStyle(`${linked} > a`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontSize: token('type-14'),
});
export const captcha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: token('space-1'),
  alignItems: 'center',
});
/** Light in every theme, as the picture is. Its size is reserved while the picture loads. */
export const picture = style({
  boxSizing: 'content-box',
  width: '180px',
  height: '63px',
  marginInlineStart: token('space-1'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: 'var(--zk-neutral-0)',
  overflow: 'hidden',
});
export const sms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(132px, auto)',
  gap: token('space-2'),
  alignItems: 'start',
});
export const agree = style({ display: 'grid', gap: token('space-1') });
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-4')}`,
  paddingInlineStart: '28px',
});
export const small = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const textButton = style({
  minHeight: '24px',
  fontSize: token('type-14'),
  color: token('text-accent'),
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const fault = style({ fontSize: token('type-14'), color: token('feedback-danger-text') });

import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const videos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: token('space-5'),
});
export const video = style({ display: 'grid', gap: '6px', borderRadius: token('radius-card') });
export const poster = style({ position: 'relative', display: 'block' });
export const play = style({
  position: 'absolute',
  insetInlineStart: '8px',
  bottom: '8px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '2px 8px',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-12'),
  lineHeight: '20px',
  color: token('text-primary'),
  background: token('surface-card'),
});
export const title = style({
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { 'a:hover > &': { color: token('text-accent') } },
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
export const none = style({ padding: '16px 0', color: token('text-secondary') });

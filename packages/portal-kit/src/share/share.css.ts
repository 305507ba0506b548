import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const share = style({
  marginTop: '12px',
  padding: '0 8px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { print: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-2')}`,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: token('target-md'),
  selectors: { '&:hover': { color: token('text-accent') } },
});
export const code = style({ display: 'grid', justifyItems: 'center', gap: token('space-2'), padding: '12px 0' });
/** Scanners want dark on light, in the dark theme too. */
export const image = style({ width: '160px', height: '160px', padding: '8px', background: '#fff' });
export const message = style({ minHeight: '1.6em', fontSize: token('type-12'), lineHeight: 1.6 });

export const poster = style({ display: 'grid', justifyItems: 'center', gap: token('space-3'), padding: '12px 0' });
export const posterImage = style({
  width: '100%',
  maxWidth: '360px',
  height: 'auto',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-control'),
});
export const posterActions = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });

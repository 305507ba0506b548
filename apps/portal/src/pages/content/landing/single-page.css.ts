import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const page = style({
  display: 'grid',
  gap: token('space-5'),
  maxWidth: '720px',
  margin: '0 auto',
  padding: token('space-5'),
});
export const zone = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const title = style({ fontSize: token('type-28'), marginTop: `calc(-1 * ${token('space-4')})` });
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-2'),
  alignItems: 'end',
});
export const tasks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: token('space-2'),
});
export const task = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: token('target-md'),
  height: '100%',
  padding: '4px 12px',
  textAlign: 'center',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  selectors: { '&:hover': { background: token('surface-hover') } },
});
export const heading = style({ fontSize: token('type-18') });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: { '&:hover': { color: token('text-accent') } },
});
globalStyle(`${item} > time`, { fontSize: token('type-14'), color: token('text-tertiary') });
export const more = style({ marginTop: token('space-3') });

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const NARROW = 'screen and (max-width: 1023px)';
const WIDE = 'screen and (min-width: 1024px)';

export const centre = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: '0 56px',
  paddingBlockStart: token('space-6'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0 } },
});
export const side = style({ '@media': { [NARROW]: { display: 'none' } } });
export const main = style({ minWidth: 0, '@media': { [NARROW]: { paddingBlockStart: '20px' } } });
export const who = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'center',
  fontSize: token('type-14'),
  lineHeight: 1.45,
});
globalStyle(`${who} > svg`, { width: '40px', height: '40px', aspectRatio: '1', borderRadius: token('radius-control') });
globalStyle(`${who} b`, { display: 'block', fontWeight: token('weight-strong'), textWrap: 'balance' });
globalStyle(`${who} p`, { fontSize: token('type-12'), color: token('text-tertiary') });
globalStyle(`${side} > ${who}`, { paddingBlockEnd: '20px', borderBlockEnd: `1px solid ${token('border-strong')}` });

export const menu = style({});
globalStyle(`${menu} > div`, { paddingBlockStart: '14px' });
globalStyle(`${menu} h2`, {
  paddingBlockEnd: '2px',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  lineHeight: '20px',
  color: token('text-tertiary'),
});
globalStyle(`${menu} a`, {
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: '10px',
  alignItems: 'center',
  minHeight: '34px',
  padding: '4px 0 4px 11px',
  marginInlineStart: '-14px',
  borderInlineStart: '3px solid transparent',
  fontSize: token('type-14'),
  lineHeight: 1.4,
  color: token('text-secondary'),
});
globalStyle(`[data-comfort="on"] ${menu} a`, { minHeight: '48px' });
globalStyle(`${menu} a > svg`, { color: token('text-tertiary') });
globalStyle(`${menu} a:hover`, { color: token('text-accent') });
globalStyle(`${menu} [aria-current]`, {
  borderInlineStartColor: token('accent-solid'),
  color: token('text-primary'),
  fontWeight: token('weight-strong'),
});

export const drawer = style({
  marginInline: `calc(-1 * ${token('gutter')})`,
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
  '@media': {
    [WIDE]: { display: 'none' },
    'screen and (max-width: 767px)': { marginInline: `calc(-1 * ${token('space-4')})` },
  },
});
globalStyle(`${drawer} > summary`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  gap: token('space-3'),
  alignItems: 'center',
  minHeight: '56px',
  padding: `6px ${token('gutter')}`,
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${drawer} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${drawer}[open] > summary > svg:last-child`, { transform: 'rotate(180deg)' });
globalStyle(`${drawer} > nav`, {
  padding: `0 ${token('gutter')} ${token('space-5')}`,
  background: token('surface-page'),
});
globalStyle(`${drawer} > nav a`, { minHeight: '44px', marginInlineStart: 0 });

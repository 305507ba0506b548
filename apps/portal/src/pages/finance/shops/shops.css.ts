import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const page = style({ paddingBlock: token('space-5') });
export const title = style({ marginTop: token('space-3'), fontSize: token('type-36'), lineHeight: 1.2 });
export const lede = style({ margin: `${token('space-2')} 0 ${token('space-5')}`, color: token('text-secondary') });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: `${token('space-4')} 0` });
globalStyle(`${kinds} a[aria-current]`, { fontWeight: token('weight-strong'), color: token('text-primary') });
export const shop = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '16px 24px',
  padding: '24px 0',
  borderTop: hairline,
  '@media': { [PHONE]: { columnGap: '16px' } },
});
export const logo = style({ width: '72px', height: '72px', overflow: 'hidden' });
export const body = style({ display: 'grid', gap: '4px', minWidth: 0 });
export const name = style({ fontSize: token('type-22'), lineHeight: 1.4 });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: '12px 24px',
  marginTop: token('space-3'),
});
globalStyle(`${products} > li`, { display: 'grid', gap: '2px', paddingTop: token('space-2'), borderTop: hairline });
export const stale = style({ selectors: { '&[data-stale]': { opacity: 0.6 } } });
export const paragraphs = style({ display: 'grid', gap: token('space-3') });
export const facts = style({ borderTop: 0 });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const pages = style({ marginTop: token('space-5') });

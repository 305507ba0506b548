import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** As high as the lines of text that come in their place. */
export const trail = style({ display: 'flex', alignItems: 'center', height: '24px' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  height: '1.25em',
  margin: '8px 0 4px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({
  display: 'flex',
  alignItems: 'center',
  height: '28px',
  '@media': { [PHONE]: { height: '56px' } },
});

/** Three facets of one line; two lines of words on a phone. */
export const facets = style({
  display: 'grid',
  height: '130px',
  borderBlock: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { height: '88px', border: 0 } },
});
export const facet = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  alignItems: 'center',
  gap: token('space-4'),
  selectors: { '&:lang(en)': { gridTemplateColumns: '96px 1fr' } },
});
globalStyle(`${facet} + ${facet}`, { borderTop: `1px solid ${token('border-hairline')}` });
globalStyle(`${facet} + ${facet} + ${facet}`, { '@media': { [PHONE]: { display: 'none' } } });

export const row = style({
  display: 'grid',
  alignContent: 'center',
  gap: '10px',
  minHeight: '100px',
  borderBottom: `1px solid ${token('border-hairline')}`,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** As high as the lines of text that come in their place. */
export const trail = style({ display: 'flex', alignItems: 'center', height: '24px' });
export const title = style({
  display: 'grid',
  gap: '0.35em',
  paddingBlock: '0.17em',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-5'),
  paddingBlock: '20px',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${facts} > div`, { display: 'grid', gap: token('space-2') });
export const section = style({ display: 'grid', gap: token('space-4'), marginBottom: '40px' });

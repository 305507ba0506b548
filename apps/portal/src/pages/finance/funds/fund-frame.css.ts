import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const top = style({ paddingBlock: '24px 16px' });
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary') });
export const body = style({ display: 'grid', gap: token('space-7'), padding: '32px 0 64px' });
globalStyle(`${body} > section > h2`, { marginBlockEnd: token('space-3') });

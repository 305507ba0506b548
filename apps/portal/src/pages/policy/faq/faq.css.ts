import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const answer = style({
  display: 'grid',
  gap: token('space-3'),
  maxWidth: token('measure'),
});
export const source = style({ display: 'flex', gap: token('space-2'), overflowWrap: 'anywhere' });
globalStyle(`${source} small`, { color: token('text-tertiary') });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-4')}`,
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
export const ask = style({ marginBlock: token('space-8') });
export const askTitle = style({ marginBlockEnd: token('space-4'), fontSize: token('type-22') });
export const page = style({ display: 'grid', gap: token('space-6'), paddingBlock: '24px 64px' });
export const article = style({ display: 'grid', gap: token('space-5'), justifyItems: 'start' });
export const title = style({
  fontSize: token('type-36'),
  lineHeight: 1.35,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const body = style({ maxWidth: token('measure'), fontSize: token('type-18'), lineHeight: 1.75 });

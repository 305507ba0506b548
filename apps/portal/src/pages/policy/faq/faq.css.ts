import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const entry = style({ borderBlockEnd: `1px solid ${token('border-hairline')}` });
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-4'),
  paddingBlock: token('space-4'),
  listStyle: 'none',
  cursor: 'pointer',
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { '&:hover': { color: token('text-accent') } },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
globalStyle(`${question}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${question} svg`, { flex: 'none', marginBlockStart: token('space-1') });
globalStyle(`${entry}[open] ${question} svg`, { transform: 'rotate(180deg)' });
export const answer = style({
  display: 'grid',
  gap: token('space-3'),
  maxWidth: token('measure'),
  paddingBlockEnd: token('space-5'),
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

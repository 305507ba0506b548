import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const form = style({ maxWidth: '640px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-3') });
export const section = style({ marginBlockStart: token('space-7') });
globalStyle(`${section} > h2`, {
  marginBlockEnd: token('space-4'),
  fontSize: token('type-22'),
  fontWeight: token('weight-strong'),
});
export const note = style({ marginBlockEnd: token('space-4'), color: token('text-secondary') });
export const list = style({
  marginBlockEnd: token('space-5'),
  borderBlockStart: `1px solid ${token('border-strong')}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${token('space-1')} ${token('space-4')}`,
  alignItems: 'center',
  paddingBlock: token('space-4'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  '@media': { [`screen and ${PHONE}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${row} > button`, { justifySelf: 'end' });
globalStyle(`${row} b`, { fontWeight: token('weight-strong') });
globalStyle(`${row} p`, { color: token('text-secondary'), overflowWrap: 'anywhere' });
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), alignItems: 'center' });
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  alignItems: 'center',
  marginBlockStart: token('space-4'),
});
globalStyle(`${code} > strong`, { fontSize: token('type-22'), letterSpacing: '.08em' });
export const stack = style({ display: 'grid', gap: token('space-4'), maxWidth: '480px' });

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const list = style({ borderBlockStart: `1px solid ${token('border-strong')}` });
globalStyle(`${list} > div`, { paddingBlock: token('space-5') });
/** Below it the footer stays outside the window until the page is there. */
export const reading = style({ minHeight: '80vh' });
export const waiting = style({
  paddingBlockStart: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
export const row = style({ paddingBlock: '20px', borderBlockEnd: `1px solid ${token('border-hairline')}` });
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${token('space-1')} ${token('space-4')}`,
  marginBlockEnd: token('space-2'),
});
globalStyle(`${rowHead} > h2`, { fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const reason = style({
  marginBlockStart: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const rowFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-4'),
  minHeight: token('target-sm'),
  marginBlockStart: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
export const pages = style({ marginBlockStart: token('space-5') });

/** A page of the centre without its menu, before there is anything to show. */
export const alone = style({ paddingBlock: token('space-7') });

import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const lead = style({ marginBlockEnd: token('space-7') });
/** As high as what comes, so that the list does not move. */
export const leadWaiting = style({
  minHeight: '302px',
  marginBlockEnd: token('space-7'),
  '@media': { [`screen and ${PHONE}`]: { minHeight: '152px' } },
});
export const leadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
});
globalStyle(`${leadHead} > h2`, { fontSize: token('type-22') });

export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: `${token('space-1')} 0` });
globalStyle(`${tabs} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  paddingInline: token('space-2'),
  borderBlockEnd: '2px solid transparent',
  color: token('text-secondary'),
  fontSize: token('type-14'),
});
globalStyle(`${tabs} a:hover`, { color: token('text-accent') });
globalStyle(`${tabs} a[aria-current]`, {
  borderBlockEndColor: token('border-selected'),
  color: token('text-primary'),
  fontWeight: token('weight-strong'),
});
export const begin = style({ display: 'grid', gap: token('space-4') });

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** Never breaks inside. */
export const whole = style({ whiteSpace: 'nowrap' });
export const views = style({ display: 'inline-flex', gap: token('space-1') });
export const view = style({
  selectors: { '&[aria-current]': { background: token('accent-soft'), color: token('accent-on-soft') } },
});
export const notice = style({ marginBlock: token('space-5') });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  marginBlockEnd: token('space-4'),
  color: token('text-secondary'),
});
export const facts = style({ marginBlock: `${token('space-5')} ${token('space-6')}` });
export const section = style({ marginBlockEnd: token('space-6') });
globalStyle(`${section} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-18') });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

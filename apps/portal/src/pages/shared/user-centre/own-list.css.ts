import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  marginBlock: `${token('space-5')} ${token('space-3')}`,
});
export const views = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-sm'),
  paddingInline: token('space-3'),
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
  },
});
/** Below a record's name. */
export const note = style({
  display: 'block',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});
/** Actor and due time of a record's next step. */
export const turn = style({});
globalStyle(`${turn}[data-overdue] ${note}`, { color: token('feedback-danger-text') });
/** How much time is left, below a date. */
export const left = style([note, { selectors: { '&[data-closing]': { color: token('signal-text') } } }]);
/** A record's state, and what can be done about it. */
export const standing = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-2'),
});
export const pages = style({ marginBlockStart: token('space-5') });
/** A date is not broken at its hyphens. */
export const records = style({});
globalStyle(`${records} time`, { whiteSpace: 'nowrap' });

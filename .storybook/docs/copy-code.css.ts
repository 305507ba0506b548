import { style } from '@vanilla-extract/css';
import { token } from '../../packages/ui/src/theme/vars.ts';

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${token('space-2')} ${token('space-3')}`,
  marginTop: token('space-4'),
  background: token('surface-sunken'),
  borderRadius: token('radius-control'),
  selectors: {
    // The button stays at the top, above the code where there is no room beside it.
    '&[data-lines]': { flexWrap: 'wrap-reverse', alignItems: 'flex-end' },
  },
});
export const code = style({
  minWidth: 0,
  margin: 0,
  // Wraps: what scrolls would have to be reached by keyboard.
  whiteSpace: 'pre-wrap',
  fontSize: token('type-14'),
});

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });

/** Side by side with one line between. */
export const joined = style({ display: 'inline-flex' });

globalStyle(`${joined} > *`, { borderRadius: 0 });
globalStyle(`${joined} > * + *`, { marginInlineStart: '-1px' });
globalStyle(`${joined} > :first-child`, {
  borderStartStartRadius: token('radius-control'),
  borderEndStartRadius: token('radius-control'),
});
globalStyle(`${joined} > :last-child`, {
  borderStartEndRadius: token('radius-control'),
  borderEndEndRadius: token('radius-control'),
});
// Its own line shows whole above its neighbour's.
globalStyle(`${joined} > :hover, ${joined} > [aria-pressed="true"]`, { position: 'relative', zIndex: 1 });
globalStyle(`${joined} > :focus-visible`, { position: 'relative', zIndex: 2 });
globalStyle(`${joined} > [aria-pressed="true"]`, {
  borderColor: token('border-selected'),
  background: token('accent-soft'),
  color: token('accent-on-soft'),
});

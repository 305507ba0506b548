import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** Wider than other popovers; said twice, since styles of one weight are ordered by file. */
export const panel = style({
  selectors: { '&&': { width: '344px', padding: token('space-3') } },
});
export const widePanel = style({
  selectors: { '&&&': { width: 'auto', maxWidth: 'calc(100vw - 32px)' } },
});
/** A phone's sheet has its own padding. */
export const sheet = style({ selectors: { '&&': { padding: token('space-3') } } });

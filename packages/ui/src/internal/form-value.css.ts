import { style } from '@vanilla-extract/css';

/** The browser must be able to lead here when it is missing, so it is not display: none. */
export const value = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  width: '1px',
  height: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

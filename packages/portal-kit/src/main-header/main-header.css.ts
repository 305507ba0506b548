import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const icon = style({ '@media': { 'screen and (max-width: 359px)': { display: 'none' } } });
/** Comfort mode stays in reach of every page, and is an icon there. */
export const pin = style({});
globalStyle(`${pin} > button`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  fontSize: 0,
});
globalStyle(`${pin} svg`, { width: '20px', height: '20px' });
globalStyle(`${pin} [aria-pressed="true"]`, { color: token('text-accent') });

/** Larger words need the room: the header gives up this first. */
export const action = style({
  selectors: { '[data-comfort="on"] &': { '@media': { 'screen and (max-width: 1679px)': { display: 'none' } } } },
});

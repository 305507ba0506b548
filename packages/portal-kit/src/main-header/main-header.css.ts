import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { stuckAccount } from '../site-header/site-header.css.ts';

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

/** Notifications need the room of others: in comfort mode that of the search and the account, then that of the action. */
export const withNotifications = style({});
globalStyle(`[data-comfort="on"] ${withNotifications} > :is(${icon}, ${stuckAccount})`, {
  '@media': {
    [`screen and ${PHONE}`]: { display: 'none' },
    'screen and (min-width: 1280px) and (max-width: 1439px)': { display: 'none' },
  },
});
globalStyle(`[data-comfort="on"] ${withNotifications}`, {
  '@media': { 'screen and (max-width: 359px)': { marginInlineStart: '-10px' } },
});
/** Larger words need the room: the header gives up this first. */
export const action = style({
  selectors: {
    '[data-comfort="on"] &': { '@media': { 'screen and (max-width: 1679px)': { display: 'none' } } },
    [`${withNotifications} > &`]: { '@media': { 'screen and (max-width: 1099px)': { display: 'none' } } },
  },
});

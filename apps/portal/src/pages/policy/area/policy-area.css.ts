import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** The line below the tabs runs across the window; the tabs stand on it. */
export const tabs = style({
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${tabs} ul`, {
  borderBottom: 0,
  // English names are longer than a line; a mouse does not scroll sideways.
  '@media': { '(min-width: 1024px)': { flexWrap: 'wrap', rowGap: 0 } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** The line below the tabs runs across the window; the tabs stand on it. */
export const tabs = style({
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${tabs} ul`, { borderBottom: 0 });

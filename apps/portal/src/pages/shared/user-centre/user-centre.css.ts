import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** Below it the footer stays outside the window until the page is there. */
export const reading = style({ minHeight: '80vh' });
export const waiting = style({
  paddingBlockStart: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
/** A page of the centre without its menu, before there is anything to show. */
export const alone = style({ paddingBlock: token('space-7') });

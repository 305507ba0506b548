import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** Beside the title of a form. */
export const due = style({ width: '260px', maxWidth: '100%' });
export const notices = style({
  display: 'grid',
  gap: token('space-4'),
  marginBlockStart: token('space-5'),
  selectors: { '&:empty': { display: 'none' } },
});

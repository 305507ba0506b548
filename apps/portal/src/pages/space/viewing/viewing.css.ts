import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const nearest = style({ display: 'grid', gap: token('space-2'), marginBlockStart: token('space-3') });
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
/** Below it the footer stays outside the window until the form is there. */
export const waiting = style({ minHeight: '80vh' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const steps = style({
  display: 'grid',
  gap: token('space-2'),
  paddingInlineStart: token('space-5'),
  marginBlock: `${token('space-3')} ${token('space-6')}`,
  listStyle: 'decimal',
});
export const asideTitle = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const dialog = style({ display: 'grid', gap: token('space-4') });
export const refused = style({ color: token('feedback-danger-text') });
globalStyle(`${dialog} p`, { color: token('text-secondary') });

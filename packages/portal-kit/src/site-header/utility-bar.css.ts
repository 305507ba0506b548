import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { container } from './site-header.css.ts';

export const bar = style({
  background: token('surface-sunken'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-secondary'),
  '@media': { [`screen and ${NARROW}`]: { display: 'none' }, print: { display: 'none' } },
});
export const inner = style([
  container,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: token('space-4'), minHeight: '36px' },
]);
globalStyle(`${inner} > p`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
globalStyle(`${inner} ul`, { display: 'flex', alignItems: 'center', gap: '20px', flex: 'none' });
globalStyle(`${inner} :is(button, a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '24px',
  whiteSpace: 'nowrap',
});
globalStyle(`[data-comfort="on"] ${inner} :is(button, a, select)`, { minHeight: '48px' });
globalStyle(`${inner} :is(button, a):hover`, { color: token('text-accent') });
globalStyle(`${inner} [aria-pressed="true"]`, { color: token('text-accent'), fontWeight: token('weight-strong') });

/** Before the others, and at their side: whatever the answer, nothing moves when it comes, and no gap shows. */
export const accountSlot = style({
  flex: 'none',
  width: '24em',
  paddingInlineEnd: '20px',
  borderInlineEnd: `1px solid ${token('border-strong')}`,
});
export const themeSelect = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
});
globalStyle(`${themeSelect} select`, {
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
globalStyle(`${themeSelect} option`, { background: token('surface-raised'), color: token('text-primary') });
globalStyle(`${themeSelect}:hover`, { color: token('text-accent') });

import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

const motion = `${token('motion-state')} ${token('motion-ease')}`;

const text = style({
  color: token('text-accent'),
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
  ':hover': { color: token('text-accent-hover'), textDecorationThickness: '2px' },
});

const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '24px',
  color: token('text-accent'),
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  ':hover': { color: token('text-accent-hover') },
});

export const kind = styleVariants({ plain: [], text: [text], more: [more] });

export const arrow = style({
  transition: `transform ${motion}`,
  selectors: {
    [`${more}:hover &`]: { transform: 'translateX(2px)' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});

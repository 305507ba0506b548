import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-2')}`,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  lineHeight: '24px',
});

export const item = style({
  selectors: {
    '& + &::before': {
      // The second form is not read aloud, where it is known.
      content: ['"/"', '"/" / ""'],
      marginInlineEnd: token('space-2'),
      color: token('text-disabled'),
    },
  },
});

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  ':hover': { color: token('text-accent'), textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

export const current = style({ color: token('text-secondary') });

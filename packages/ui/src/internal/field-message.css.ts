import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const hint = style({ color: token('text-tertiary'), fontSize: token('type-14'), lineHeight: 1.5 });

export const error = style({
  display: 'flex',
  gap: '6px',
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const errorIcon = style({ marginTop: '.2em' });

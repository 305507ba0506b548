import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const summary = style({
  padding: `${token('space-3')} ${token('space-4')}`,
  border: `1px solid ${token('feedback-danger-border')}`,
  borderInlineStart: `3px solid ${token('feedback-danger-solid')}`,
  borderRadius: token('radius-control'),
  background: token('feedback-danger-soft'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
});

export const title = style({ fontWeight: token('weight-strong') });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: token('feedback-danger-text'),
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  ':hover': { textDecorationThickness: '2px' },
  selectors: { '[data-comfort="on"] &': { minHeight: token('target-sm') } },
});

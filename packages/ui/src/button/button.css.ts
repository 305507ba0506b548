import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { COARSE_POINTER, FORCED_COLORS, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  padding: `0 ${token('space-4')}`,
  border: '1px solid transparent',
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.3,
  textAlign: 'center',
  transition: `background-color ${token('motion-state')} ${token('motion-ease')}, border-color ${token('motion-state')}, color ${token('motion-state')}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      background: token('surface-disabled'),
      borderColor: token('border-hairline'),
      color: token('text-disabled'),
      cursor: 'not-allowed',
    },
  },
  '@media': { [FORCED_COLORS]: { borderColor: 'ButtonText' } },
});

export const kinds = styleVariants({
  primary: {
    background: token('accent-solid'),
    color: token('text-on-accent'),
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { background: token('accent-solid-hover') },
      '&:active:not(:disabled, [aria-disabled="true"])': { background: token('accent-solid-pressed') },
    },
  },
  secondary: {
    borderColor: token('border-control'),
    background: token('surface-card'),
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': {
        borderColor: token('border-control-hover'),
        background: token('surface-hover'),
      },
    },
  },
  quiet: {
    paddingInline: token('space-3'),
    color: token('text-accent'),
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': {
        background: token('accent-soft'),
        color: token('text-accent-hover'),
      },
    },
  },
  danger: {
    borderColor: token('feedback-danger-solid'),
    background: token('surface-card'),
    color: token('feedback-danger-text'),
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { background: token('feedback-danger-soft') },
    },
  },
});

export const sizes = styleVariants({
  sm: {
    minHeight: token('target-sm'),
    paddingInline: token('space-3'),
    '@media': { [COARSE_POINTER]: { minHeight: token('target-md') } },
  },
  md: { minHeight: token('target-md') },
  lg: { minHeight: token('target-lg'), paddingInline: token('space-5'), fontSize: token('type-16') },
});

export const block = style({ width: '100%' });

export const spinner = style({
  width: '14px',
  height: '14px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [REDUCED_MOTION]: { animationDuration: '3s' } },
});

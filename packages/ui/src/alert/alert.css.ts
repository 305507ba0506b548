import { style } from '@vanilla-extract/css';
import type { Feedback } from '../theme/semantics.ts';
import { token } from '../theme/vars.ts';

const tone = (name: Feedback) => ({
  borderColor: token(`feedback-${name}-border`),
  borderInlineStartColor: token(`feedback-${name}-solid`),
  background: token(`feedback-${name}-soft`),
});

export const alert = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `${token('space-1')} ${token('space-3')}`,
  padding: `${token('space-3')} ${token('space-4')}`,
  border: '1px solid',
  borderInlineStartWidth: '3px',
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  selectors: {
    '&[data-tone="info"]': tone('info'),
    '&[data-tone="success"]': tone('success'),
    '&[data-tone="warning"]': tone('warning'),
    '&[data-tone="danger"]': tone('danger'),
  },
});

export const icon = style({
  marginTop: '1px',
  selectors: {
    '[data-tone="info"] > &': { color: token('feedback-info-text') },
    '[data-tone="success"] > &': { color: token('feedback-success-text') },
    '[data-tone="warning"] > &': { color: token('feedback-warning-text') },
    '[data-tone="danger"] > &': { color: token('feedback-danger-text') },
  },
});

export const title = style({ fontWeight: token('weight-strong') });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginTop: token('space-2') });

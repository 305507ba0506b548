import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import type { Feedback } from '../theme/semantics.ts';
import { token } from '../theme/vars.ts';

const tone = (name: Feedback) => ({
  borderBlockEndColor: token(`feedback-${name}-border`),
  background: token(`feedback-${name}-soft`),
});

/** As wide as the page; its words are as wide as the page's content. */
export const notice = style({
  borderBlockEnd: '1px solid',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  selectors: {
    '&[data-tone="info"]': tone('info'),
    '&[data-tone="success"]': tone('success'),
    '&[data-tone="warning"]': tone('warning'),
    '&[data-tone="danger"]': tone('danger'),
  },
  '@media': { [FORCED_COLORS]: { borderBlockEndColor: 'CanvasText' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: token('space-3'),
  maxWidth: `calc(${token('content')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: token('space-2'),
  paddingInlineStart: token('gutter'),
});

const firstLine = `calc((${token('target-md')} - 1.6em) / 2)`;

export const icon = style({
  marginTop: `calc(${firstLine} + 1px)`,
  selectors: {
    '[data-tone="info"] &': { color: token('feedback-info-text') },
    '[data-tone="success"] &': { color: token('feedback-success-text') },
    '[data-tone="warning"] &': { color: token('feedback-warning-text') },
    '[data-tone="danger"] &': { color: token('feedback-danger-text') },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-4')}`,
  paddingBlock: firstLine,
});
export const title = style({ fontWeight: token('weight-strong') });

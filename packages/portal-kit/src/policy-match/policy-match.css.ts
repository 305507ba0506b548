import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const score = style({
  margin: '4px 0 12px',
  fontSize: token('type-18'),
  lineHeight: 1.2,
  color: token('text-tertiary'),
});
globalStyle(`${score} b`, {
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  color: token('text-primary'),
});

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 0',
  borderTop: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-14'),
  lineHeight: 1.55,
});

export const mark = style({
  marginTop: '1px',
  color: token('text-tertiary'),
  selectors: {
    '[data-verdict="met"] > &': { color: token('text-accent') },
    '[data-verdict="unmet"] > &': { color: token('feedback-danger-text') },
  },
});

export const label = style({ fontWeight: token('weight-strong') });
export const detail = style({ color: token('text-secondary') });

export const clause = style({ color: token('text-tertiary'), fontSize: token('type-12') });

export const nearest = style({
  marginTop: token('space-2'),
  padding: '8px 12px',
  borderInlineStart: `2px solid ${token('accent-mark')}`,
  background: token('surface-sunken'),
  color: token('text-secondary'),
});

export const ask = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginTop: token('space-2') });
export const figure = style({ maxWidth: '11em', minHeight: token('target-sm') });

export const fold = style({ borderTop: `1px solid ${token('border-hairline')}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  fontSize: token('type-14'),
  color: token('text-accent'),
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${fold}[open] ${summary} svg`, { transform: 'rotate(180deg)' });

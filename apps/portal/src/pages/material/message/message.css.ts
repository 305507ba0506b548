import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' });
export const thread = style({ display: 'grid', gap: token('space-4'), marginTop: token('space-5') });
export const said = style({
  maxWidth: token('measure'),
  padding: token('space-4'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  selectors: { '&[data-own]': { background: token('surface-sunken') } },
});
export const head = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const text = style({ marginTop: token('space-2'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const note = style({ marginTop: token('space-3'), fontSize: token('type-14'), color: token('text-secondary') });
export const facts = style({ marginTop: token('space-6') });
export const refused = style({ fontSize: token('type-14'), color: token('feedback-danger-text') });

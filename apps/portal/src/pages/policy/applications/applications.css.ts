import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const facts = style({ marginBlock: `${token('space-5')} ${token('space-6')}` });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-3')}`,
  padding: '12px 16px',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  fontSize: token('type-14'),
});
export const unmet = style({ flexBasis: '100%', color: token('text-secondary') });

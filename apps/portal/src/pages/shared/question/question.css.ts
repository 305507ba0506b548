import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const box = style({
  display: 'grid',
  gap: token('space-2'),
  marginBlockEnd: token('space-6'),
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  '@media': { [PHONE]: { padding: token('space-4') } },
});
export const label = style({ fontSize: token('type-14'), fontWeight: token('weight-strong') });
export const area = style({ fontSize: token('type-18') });
export const missing = style({ fontSize: token('type-14'), color: token('feedback-danger-text') });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-3'),
});
export const privacy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const others = style({ marginBlockStart: token('space-6') });
export const othersTitle = style({ fontSize: token('type-18'), marginBlockEnd: token('space-2') });
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${token('space-6')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const question = style({
  width: '100%',
  justifyContent: 'flex-start',
  height: 'auto',
  paddingInline: 0,
  whiteSpace: 'normal',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});

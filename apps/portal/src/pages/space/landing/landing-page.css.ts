import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const top = style({ borderBottom: hairline, background: token('chart-0') });
export const topInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${token('space-6')} ${token('space-8')}`,
  alignItems: 'start',
  paddingBlock: '24px 40px',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [PHONE]: { paddingBlock: '16px 24px' } },
});
export const title = style({
  marginTop: token('space-6'),
  fontSize: token('type-48'),
  lineHeight: 1.25,
  textWrap: 'balance',
  '@media': { [PHONE]: { fontSize: token('type-36') } },
});
export const lede = style({
  maxWidth: token('measure'),
  marginTop: token('space-4'),
  fontSize: token('type-18'),
  color: token('text-secondary'),
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: token('space-5') });
export const figures = style({ paddingBlock: token('space-5'), borderBottom: hairline });
export const section = style({
  paddingTop: token('space-8'),
  '@media': { [PHONE]: { paddingTop: token('space-7') } },
});
export const parks = style({ borderTop: hairline });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-4') },
  },
});
export const step = style({ paddingTop: token('space-3'), borderTop: `2px solid ${token('accent-solid')}` });
export const stepNumber = style({ fontSize: token('type-12'), color: token('text-tertiary') });
export const stepName = style({ fontSize: token('type-16'), fontWeight: token('weight-strong') });
export const stepLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const stepBy = style({ marginTop: '4px', fontSize: token('type-12'), color: token('text-tertiary') });

import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const band = style({
  position: 'relative',
  marginTop: token('space-9'),
  paddingBlock: '64px 72px',
  '@media': { [PHONE]: { marginTop: token('space-8'), paddingBlock: '48px' } },
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  borderBlock: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '1fr' } },
});

export const weekDay = style({
  display: 'grid',
  gap: token('space-3'),
  padding: '16px 12px',
  selectors: { '& + &': { borderInlineStart: `1px solid ${token('border-hairline')}` } },
  '@media': {
    [PHONE]: {
      gridTemplateColumns: '1fr 160px',
      alignItems: 'center',
      padding: '10px 0',
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px solid ${token('border-hairline')}` } },
    },
  },
});

export const weekDate = style({ fontSize: token('type-18'), fontWeight: token('weight-bold'), lineHeight: 1.3 });
export const weekName = style({
  display: 'block',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});

/** A day has two halves, morning on the left. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  fontSize: token('type-12'),
  lineHeight: '26px',
  textAlign: 'center',
});
export const half = style({
  border: `1px solid ${token('border-control')}`,
  selectors: {
    'a&:hover': { borderColor: token('border-control-hover'), background: token('surface-hover') },
    '&:first-child': { borderStartStartRadius: '3px', borderEndStartRadius: '3px' },
    '&:last-child': { borderInlineStart: 0, borderStartEndRadius: '3px', borderEndEndRadius: '3px' },
    '&[data-taken]': {
      color: token('text-secondary'),
      background: `repeating-linear-gradient(-45deg, ${token('border-strong')} 0 1px, transparent 1px 5px)`,
      borderColor: token('border-strong'),
    },
  },
});

export const bandActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: token('space-5'),
});
export const bandNote = style({ fontSize: token('type-14'), color: token('text-secondary') });

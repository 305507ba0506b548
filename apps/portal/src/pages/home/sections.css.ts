import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `0 ${token('space-8')}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-7') } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(56px, auto) minmax(0, 1fr)',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
});

export const day = style({
  gridRow: 'span 2',
  whiteSpace: 'nowrap',
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
});

export const title = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.55,
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover > &': { color: token('text-accent') } },
});

export const fresh = style({
  marginInlineStart: token('space-2'),
  fontSize: token('type-12'),
  fontWeight: token('weight-medium'),
  color: token('text-accent'),
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});

export const closingHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  minHeight: '44px',
  fontSize: token('type-18'),
  lineHeight: '44px',
  borderBottom: `1px solid ${token('border-hairline')}`,
});

export const closingItem = style({
  display: 'grid',
  gap: '10px',
  padding: '16px 0 18px',
  borderBottom: `1px solid ${token('border-hairline')}`,
});

export const closingFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token('space-4'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});

export const closingAmount = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  color: token('text-primary'),
});

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  // The lines between cells are the ground showing through, so that any number of columns has them.
  gap: '1px',
  background: token('border-hairline'),
  '@media': { [NARROW]: { gridTemplateColumns: 'repeat(3, 1fr)' }, [PHONE]: { gridTemplateColumns: '1fr 1fr' } },
});

export const kind = style({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  height: '100%',
  padding: '20px 16px 20px 20px',
  background: token('surface-card'),
  selectors: { '&:hover': { background: token('accent-soft') }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [PHONE]: { padding: '14px 12px 14px 16px' } },
});

export const kindName = style({ fontWeight: token('weight-medium'), lineHeight: 1.5 });
export const kindCount = style({
  fontSize: token('type-28'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
  '@media': { [PHONE]: { fontSize: token('type-22') } },
});

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

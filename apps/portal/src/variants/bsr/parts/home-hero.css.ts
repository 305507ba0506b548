import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** The words lie on it between a phone and a wide screen. */
export const trail = style({ '@media': { [MIDDLE]: { display: 'none' } } });

export const card = style({
  padding: `20px ${token('space-5')}`,
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  '@media': { [PHONE]: { padding: token('space-4') } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${token('space-1')} ${token('space-5')}`,
});
export const title = style({ fontSize: token('type-22'), lineHeight: 1.4 });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-4')}`,
  fontSize: token('type-14'),
  lineHeight: 1.4,
  color: token('text-secondary'),
});
globalStyle(`${counts} b`, {
  marginInline: token('space-1'),
  fontSize: token('type-22'),
  color: token('text-primary'),
});

export const route = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `0 ${token('space-2')}`,
  marginBlock: '20px',
  counterReset: 'step',
  '@media': { [PHONE]: { gridTemplateColumns: '1fr', marginBlock: `${token('space-3')} ${token('space-4')}` } },
});
globalStyle(`${route} > li`, {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: token('space-6'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-tertiary'),
  counterIncrement: 'step',
  '@media': {
    [PHONE]: {
      gridTemplateColumns: '6em 1fr',
      alignContent: 'center',
      alignItems: 'center',
      minHeight: '40px',
      padding: `0 0 0 36px`,
    },
  },
});
globalStyle(`${route} > li::after`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1.5px solid ${token('chart-ink')}`,
  borderRadius: '50%',
  background: token('surface-card'),
  color: token('text-primary'),
  fontWeight: token('weight-medium'),
  '@media': { [PHONE]: { insetBlockStart: token('space-2') } },
});
globalStyle(`${route} > li:first-child::after`, {
  background: token('accent-solid'),
  borderColor: token('accent-solid'),
  color: token('text-on-accent'),
});
globalStyle(`${route} > li:not(:last-child)::before`, {
  content: '""',
  position: 'absolute',
  insetInline: '24px -8px',
  insetBlockStart: '12px',
  borderBlockStart: `1.5px dashed ${token('chart-line')}`,
  '@media': {
    [PHONE]: {
      insetInline: '12px auto',
      insetBlock: '32px -8px',
      borderBlockStart: 0,
      borderInlineStart: `1.5px dashed ${token('chart-line')}`,
    },
  },
});
globalStyle(`${route} b`, {
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  color: token('text-primary'),
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
});
globalStyle(`${actions} > *`, { '@media': { [PHONE]: { flex: '1 1 auto' } } });

import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const hero = style({ position: 'relative', overflow: 'hidden', background: token('chart-0') });

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

export const inner = style({
  position: 'relative',
  paddingBlock: '200px 40px',
  '@media': { [PHONE]: { paddingBlock: '96px 24px' } },
});

export const title = style({
  display: 'table',
  padding: `${token('space-3')} ${token('space-5')} ${token('space-2')}`,
  border: `1px solid ${token('border-strong')}`,
  borderBlockEnd: 0,
  borderStartStartRadius: token('radius-card'),
  borderStartEndRadius: token('radius-card'),
  background: token('surface-card'),
  fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 3rem)',
  lineHeight: 1.2,
});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  gap: token('space-4'),
  alignItems: 'end',
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderRadius: `0 ${token('radius-card')} ${token('radius-card')}`,
  background: token('surface-card'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const choice = style({ display: 'grid', gap: token('space-1'), fontSize: token('type-14') });

export const parks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderBlockEnd: `1px solid ${token('border-strong')}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const park = style({
  display: 'grid',
  gap: token('space-2'),
  alignContent: 'start',
  height: '100%',
  padding: `${token('space-4')} ${token('space-3')}`,
  borderInlineStart: `1px solid ${token('border-hairline')}`,
});

export const parkName = style({ fontWeight: token('weight-bold'), lineHeight: 1.4 });

export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });

export const bar = style({ display: 'flex', gap: '2px' });

export const cell = style({
  flex: 1,
  height: '8px',
  background: token('chart-2'),
  selectors: { '&[data-vacant]': { background: 'none', boxShadow: `inset 0 0 0 1px ${token('accent-mark')}` } },
});

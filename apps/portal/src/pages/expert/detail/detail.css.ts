import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const lines = style({ borderTop: `1px solid ${token('border-strong')}` });
export const muted = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const note = style({ marginTop: token('space-2'), fontSize: token('type-12'), color: token('text-tertiary') });

export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12em) minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const track = style({ '@media': { [PHONE]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const bar = style({ display: 'block', height: '10px', background: token('accent-solid') });

export const solved = style({ display: 'grid', gap: token('space-1'), padding: '16px 0', borderBottom: hairline });
export const solvedTitle = style({ fontSize: token('type-16'), fontWeight: token('weight-strong') });
export const after = style({ fontSize: token('type-22'), fontWeight: token('weight-strong') });

export const work = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});

export const workNote = style({
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: 2 } },
});
export const introduction = style({ display: 'grid', gap: token('space-3') });

export const card = style({ padding: token('space-5'), scrollMarginTop: '88px' });
export const cardTitle = style({ marginBottom: token('space-2'), fontSize: token('type-18') });
export const cardFee = style({ fontSize: token('type-22'), fontWeight: token('weight-strong') });
export const waiting = style({ display: 'grid', gap: token('space-3'), paddingTop: token('space-4') });
export const form = style({ paddingTop: token('space-4') });
export const action = style({ width: '100%', marginTop: token('space-4') });

export const related = style({ paddingTop: token('space-9') });
export const relatedList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-3') } },
});
export const relatedCard = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: token('space-4'),
  height: '100%',
  padding: '20px',
});
export const relatedName = style({ fontSize: token('type-16'), fontWeight: token('weight-strong') });

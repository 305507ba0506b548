import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const lead = style({
  paddingBlock: '64px',
  background: token('chart-0'),
  '@media': { [PHONE]: { paddingBlock: '40px' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${token('space-6')} ${token('space-8')}`,
  alignItems: 'center',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  fontSize: 'clamp(2rem, 1.2rem + 2.4vw, 3rem)',
  lineHeight: 1.2,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const line = style({
  marginBlockStart: token('space-3'),
  fontSize: token('type-18'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  marginBlockStart: token('space-5'),
});

/** Rows of the column beside the words. */
export const rows = style({ borderTop: `1px solid ${token('border-strong')}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: `1px solid ${token('border-strong')}`,
  lineHeight: 1.5,
});
export const rowNote = style({ gridColumn: 1, fontSize: token('type-14'), color: token('text-secondary') });
export const rowFigure = style({ fontSize: token('type-22'), fontWeight: token('weight-bold'), lineHeight: 1.3 });

/** A bar as long as its share of the longest. */
export const SHARE = '--home-share';
export const bar = style({
  gridColumn: '1 / -1',
  height: '8px',
  width: `calc(100% * var(${SHARE}))`,
  background: token('accent-mark'),
});

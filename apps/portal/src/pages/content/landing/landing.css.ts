import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const section = style({
  paddingTop: token('space-8'),
  scrollMarginTop: '56px',
  '@media': { [PHONE]: { paddingTop: token('space-7') } },
});
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `0 ${token('space-8')}`,
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Two in a row: what has a picture and some text. */
export const wideCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({ display: 'grid', alignContent: 'start', height: '100%', overflow: 'hidden' });
export const picture = style({ width: '100%' });
export const cardBody = style({ display: 'grid', gap: token('space-2'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const cardText = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: token('space-2') });

/** Links with a count, in cells that share their lines. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: '1px',
  padding: '1px',
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  height: '100%',
  padding: '20px',
  background: token('surface-card'),
  boxShadow: `0 0 0 1px ${token('border-hairline')}`,
  selectors: { '&:hover': { background: token('accent-soft') }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [PHONE]: { padding: '14px 12px' } },
});
export const entryCount = style({ fontSize: token('type-28'), fontWeight: token('weight-bold'), lineHeight: 1.25 });
export const entryName = style({ fontWeight: token('weight-medium') });

export const match = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space-3'),
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
});
export const policyRow = style({ display: 'grid', gap: '4px', padding: '14px 0', borderBottom: hairline });
export const rowTitle = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.55,
  selectors: { 'a:hover > &': { color: token('text-accent') } },
});
export const none = style({ padding: '16px 0', color: token('text-secondary') });
export const figures = style({ paddingBlock: token('space-4'), borderBlock: hairline });
globalStyle(`${figures} :is(dt, dd, dd > *)`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const source = style({
  marginTop: token('space-3'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});

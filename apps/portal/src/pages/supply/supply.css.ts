import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  gap: '8px 24px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0' } },
});
export const hallRow = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) 136px 128px 208px',
    alignItems: 'center',
    '@media': {
      [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 208px' },
      [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const body = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const title = style({
  justifySelf: 'start',
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const numbered = style({ display: 'flex', gap: token('space-2') });
/** Of a row in the chart above. */
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '24px',
  height: '24px',
  paddingInline: '4px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '12px',
  fontSize: token('type-12'),
  fontVariantNumeric: 'tabular-nums',
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const text = style({ lineHeight: 1.6, overflowWrap: 'anywhere' });
export const problem = style([text, { marginBlockStart: token('space-4') }]);
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const end = style({
  display: 'grid',
  gap: token('space-1'),
  textAlign: 'end',
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const price = style({ fontSize: token('type-18'), color: token('text-primary') });
export const budget = style({
  fontSize: token('type-22'),
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const open = style([budget, { fontSize: token('type-16'), color: token('text-secondary') }]);
export const fit = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('feedback-warning-text'),
  selectors: { '&[data-met]': { color: token('text-secondary') } },
});
globalStyle(`${reason} > svg`, { marginBlockStart: '3px' });
globalStyle(`${reason} b`, { fontWeight: token('weight-medium') });
export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token('space-1')} ${token('space-4')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const lines = style({
  marginBlockStart: token('space-3'),
  borderBlockStart: `1px solid ${token('border-strong')}`,
});
export const match = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlock: token('space-4'),
  borderBlockEnd: hairline,
});
export const matchHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-3'),
});
export const tabs = style([matchHead, { marginBlockEnd: token('space-3') }]);
globalStyle(`${matchHead} > h3`, { fontSize: token('type-16'), fontWeight: token('weight-strong') });
globalStyle(`${matchHead} > h3 a:hover`, { color: token('text-accent') });
export const muted = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const section = style({ selectors: { '&:first-child': { marginTop: 0 } } });
export const paragraphs = style({ display: 'grid', gap: token('space-3') });
export const side = style({ minWidth: '240px', '@media': { [NARROW]: { minWidth: 0 } } });
export const sideFigure = style({});
globalStyle(`${sideFigure} > p`, { fontSize: token('type-36'), fontWeight: token('weight-strong') });
export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const facts = style({ borderTop: 0 });
/** Shares of the budget, as wide as they are large. */
export const payments = style({
  display: 'flex',
  gap: '2px',
  '@media': { [PHONE]: { display: 'grid' } },
});
export const payment = style({
  display: 'grid',
  alignContent: 'start',
  flexBasis: '88px',
  minWidth: 0,
  padding: token('space-3'),
  borderBlockStart: `2px solid ${token('accent-mark')}`,
  background: token('accent-soft'),
});
globalStyle(`${payment} b`, { fontSize: token('type-18') });
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const refused = style({ color: token('feedback-danger-text'), fontSize: token('type-14') });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  color: token('text-secondary'),
});
export const description = style({ marginBlock: `${token('space-5')} ${token('space-6')}` });
export const block = style({ marginBlockEnd: token('space-6') });
globalStyle(`${block} > h2`, { marginBlockEnd: token('space-2'), fontSize: token('type-18') });
export const steps = style({ marginBlockEnd: token('space-5') });
/** Takes the focus when its step begins; a ring around all fields would mark none. */
export const part = style({ outline: 'none' });
export const step = style({ display: 'grid', gap: token('space-5') });
export const indicator = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr 1fr',
  gap: token('space-2'),
  alignItems: 'end',
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const paymentLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  gap: token('space-2'),
  alignItems: 'end',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const collection = style({ paddingBlock: token('space-6'), scrollMarginTop: token('space-8') });
export const title = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const summary = style({ marginBlock: '4px 12px', color: token('text-secondary'), lineHeight: 1.7 });
export const rest = style({ fontSize: token('type-14') });
export const small = style({ fontSize: token('type-14'), color: token('text-tertiary') });

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: token('space-2'),
  padding: '16px',
  height: '100%',
});
export const cardTitle = style({ fontSize: token('type-18'), fontWeight: token('weight-strong'), lineHeight: 1.5 });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const head = style({ paddingBlock: '24px 32px', '@media': { [PHONE]: { paddingBlock: '16px 24px' } } });
export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token('space-4'),
});
export const pageTitle = style({
  marginTop: token('space-4'),
  fontSize: token('type-36'),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { print: { display: 'none' } },
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('space-7'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const figure = style({ margin: 0, breakInside: 'avoid' });
export const caption = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  marginTop: '12px',
  '@media': { [PHONE]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
});
export const number = style({ fontSize: token('type-36'), fontWeight: token('weight-bold'), lineHeight: 1.2 });
globalStyle(`${number} small`, {
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});
export const text = style({ marginTop: '4px', color: token('text-secondary'), lineHeight: 1.7 });

export const related = style({ paddingTop: token('space-8') });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: token('space-5'),
});

import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const facts = style({ borderTop: 0 });

export const card = style({ padding: token('space-5') });
export const cardTitle = style({
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const cardAmount = style({
  marginBottom: token('space-2'),
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
});
/** On a phone the bar at the lower edge has the same action. */
export const cardAction = style({
  width: '100%',
  marginBlock: token('space-4'),
  '@media': { [PHONE]: { display: 'none' } },
});
export const cardLead = style({ margin: '4px 0 12px', lineHeight: 1.6 });
export const conditions = style({ margin: '16px 0', fontSize: token('type-14'), lineHeight: 1.55 });
globalStyle(`${conditions} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-3'),
  padding: '8px 0',
  borderTop: hairline,
});
export const clause = style({ flex: 'none', color: token('text-tertiary'), fontSize: token('type-12') });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: token('space-2'),
  marginTop: '12px',
});
export const note = style({
  marginTop: '12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const waiting = style({ display: 'grid', gap: token('space-3'), padding: '12px 0' });

/** The room of what comes later. */
export const barDays = style({ selectors: { '[data-closing] &': { color: token('signal-text') } } });

export const materials = style({ borderTop: hairline, fontSize: token('type-14'), lineHeight: 1.55 });
globalStyle(`${materials} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: '52px',
  padding: '8px 0',
  borderBottom: hairline,
});
export const materialName = style({ fontSize: token('type-16'), fontWeight: token('weight-medium') });

export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-3') } },
});
export const relatedCard = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: token('space-2'),
  height: '100%',
  padding: '20px',
});
export const relatedTitle = style({
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.55,
});
export const relatedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token('space-2'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});

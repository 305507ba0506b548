import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Never breaks inside. */
export const whole = style({ whiteSpace: 'nowrap' });

export const side = style({
  display: 'grid',
  justifyItems: 'end',
  gap: token('space-1'),
  '@media': { [PHONE]: { justifyItems: 'start' } },
});
export const sideFigure = style({ fontSize: token('type-28'), fontWeight: token('weight-bold'), lineHeight: 1.2 });
export const muted = style({ fontSize: token('type-14'), color: token('text-secondary') });

export const after = style([muted, { marginBlockStart: token('space-3') }]);

export const term = style({ paddingBlock: `${token('space-6')} ${token('space-5')}` });
export const termHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token('space-2'),
  marginBlockEnd: token('space-3'),
});
export const termDone = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const scale = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  height: '28px',
});
export const month = style({
  border: `1px solid ${token('border-control')}`,
  background: token('surface-page'),
  selectors: {
    '&[data-state="past"]': { borderColor: token('accent-solid'), background: token('accent-solid') },
    '&[data-state="now"]': { borderColor: token('accent-solid'), background: token('accent-soft'), borderWidth: '2px' },
  },
});
export const termEnds = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-3'),
  marginBlockStart: token('space-2'),
  fontSize: token('type-14'),
});
globalStyle(`${termEnds} b`, { display: 'block', fontWeight: token('weight-strong') });
globalStyle(`${termEnds} > :last-child`, { textAlign: 'end' });

export const section = style({ marginBlockEnd: token('space-7') });
globalStyle(`${section} > h2, ${section} > div > h2`, {
  fontSize: token('type-22'),
  fontWeight: token('weight-strong'),
});
globalStyle(`${section} > h2`, { marginBlockEnd: token('space-3') });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${token('space-1')} ${token('space-4')}`,
  marginBlockEnd: token('space-3'),
});
globalStyle(`${sectionHead} > p`, { flex: '1 1 240px' });
export const more = style({ marginBlockStart: token('space-3') });
export const refused = style({ color: token('feedback-danger-text') });

export const card = style({
  display: 'grid',
  gap: token('space-4'),
  marginBlockEnd: token('space-5'),
  padding: token('space-5'),
  scrollMarginTop: '88px',
  '@media': { print: { display: 'none' } },
});
export const cardTitle = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
/** What a renewal option costs beside now. */
export const difference = style({ display: 'block', color: token('text-accent') });
export const contact = style({ display: 'grid', justifyItems: 'start', gap: token('space-1') });
globalStyle(`${contact} > h2`, { fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const chips = style({ display: 'inline-flex', flexWrap: 'wrap', gap: token('space-2') });
/** Room for the bar at the lower edge. */
export const above = style({ '@media': { [PHONE]: { paddingBlockEnd: token('space-8') } } });

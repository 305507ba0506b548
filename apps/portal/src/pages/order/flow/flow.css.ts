import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Below it the footer stays outside the window until the page is there. */
export const waiting = style({ minHeight: '80vh' });
export const visitor = style({
  marginBlock: `${token('space-6')} ${token('space-4')}`,
  color: token('text-secondary'),
});
export const steps = style({ maxWidth: '720px', marginBlockStart: token('space-5') });
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const refused = style({ color: token('feedback-danger-text') });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });

export const card = style({ padding: token('space-5'), '@media': { [PHONE]: { padding: token('space-4') } } });
globalStyle(`${card} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-18') });
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-3')}`,
  paddingBlock: '8px',
  paddingInline: '12px',
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontSize: token('type-14'),
});
export const footSum = style({ fontSize: token('type-18'), color: token('text-primary') });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: token('space-5'),
  alignItems: 'center',
  '@media': { [PHONE]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: token('space-3') } },
});
globalStyle(`${item} > a`, { '@media': { [PHONE]: { gridColumn: 2, justifySelf: 'start' } } });
globalStyle(`${item} p`, { fontSize: token('type-14'), color: token('text-secondary'), overflowWrap: 'anywhere' });
export const cover = style({ width: '100%', borderRadius: token('radius-control') });
export const itemTitle = style({ fontSize: token('type-18'), overflowWrap: 'anywhere' });
export const quantity = style({ display: 'grid', gap: token('space-4') });
globalStyle(`${quantity} > :first-child`, { maxWidth: '240px' });
export const addresses = style({ display: 'grid', gap: token('space-3'), justifyItems: 'start' });
globalStyle(`${addresses} > fieldset`, { width: '100%' });

export const terms = style({});
globalStyle(`${terms} > li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: token('space-4'),
  alignItems: 'center',
  paddingBlock: '16px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
});
globalStyle(`${terms} svg`, { color: token('text-accent') });
globalStyle(`${terms} h3`, { fontSize: token('type-18') });
globalStyle(`${terms} p`, { fontSize: token('type-14'), color: token('text-secondary') });
globalStyle(`${terms} > li > span`, {
  fontSize: token('type-14'),
  color: token('text-secondary'),
  textAlign: 'end',
  '@media': { [PHONE]: { gridColumn: 2, textAlign: 'start' } },
});
globalStyle(`${terms} > li > span > b`, { fontSize: token('type-22'), color: token('text-primary') });

export const lost = style({ display: 'grid', gap: token('space-5') });
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  color: token('text-secondary'),
});
globalStyle(`${number} > b`, { fontSize: token('type-22'), color: token('text-primary') });
export const part = style({ marginBlockStart: token('space-7') });
globalStyle(`${part} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-22') });
globalStyle(`${part} > p`, { marginBlockEnd: token('space-4') });

import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** A row of an investor or a fund: what it is, and how much it gives. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  gap: '8px 32px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0' } },
});
export const body = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const title = style({
  justifySelf: 'start',
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const offer = style({ lineHeight: 1.6, overflowWrap: 'anywhere' });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const figures = style({
  display: 'grid',
  gap: '4px',
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const amount = style({ fontSize: token('type-18'), fontWeight: token('weight-strong'), lineHeight: 1.4 });

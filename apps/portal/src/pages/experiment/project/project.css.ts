import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const project = style({ padding: '20px 0', borderBottom: hairline });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 232px 112px',
  gap: '8px 24px',
  alignItems: 'start',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const body = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' });
export const title = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const remark = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const facts = style({
  display: 'grid',
  gap: '2px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
globalStyle(`${facts} b`, { color: token('text-primary') });
export const more = style({ justifySelf: 'start' });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 48px',
  marginTop: token('space-4'),
  padding: token('space-5'),
  background: token('surface-sunken'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [PHONE]: { padding: token('space-4') } },
});
export const text = style({ display: 'grid', alignContent: 'start', gap: token('space-2'), lineHeight: 1.7 });
export const heading = style({ fontSize: token('type-16') });
globalStyle(`${text} > * + ${heading}`, { marginTop: token('space-3') });
export const goals = style({ paddingInlineStart: '20px', listStyle: 'disc' });
export const milestones = style({
  borderInlineStart: `1px solid ${token('border-control')}`,
  marginInlineStart: '5px',
});
globalStyle(`${milestones} > li`, { position: 'relative', padding: '2px 0 10px', paddingInlineStart: '20px' });
globalStyle(`${milestones} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-6px',
  top: '9px',
  width: '11px',
  height: '11px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '50%',
  background: token('surface-page'),
});
globalStyle(`${milestones} > [data-reached]::before`, { background: token('accent-mark') });
globalStyle(`${milestones} time`, { fontVariantNumeric: 'tabular-nums', color: token('text-secondary') });
export const state = style({ fontSize: token('type-12'), color: token('text-tertiary') });

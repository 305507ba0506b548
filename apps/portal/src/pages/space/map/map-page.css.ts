import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const top = style({ paddingBlock: '16px 20px' });
export const title = style({
  margin: '8px 0 4px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ maxWidth: token('measure'), color: token('text-secondary') });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space-2')} ${token('space-5')}`,
  padding: '12px 0 8px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const count = style({ marginInlineEnd: '2px', fontSize: token('type-18'), color: token('text-primary') });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-1'),
});
export const sorts = style([choices, { marginInlineStart: 'auto', '@media': { [PHONE]: { marginInlineStart: 0 } } }]);
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  padding: '0 12px',
  borderRadius: token('radius-control'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'start',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const body = style({ display: 'grid', gap: '4px', minWidth: 0 });
export const name = style({
  justifySelf: 'start',
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  selectors: { '&:hover, [data-now] &': { color: token('text-accent') } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const terms = style({
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  textAlign: 'end',
  '@media': { [PHONE]: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', textAlign: 'start' } },
});
export const figure = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  color: token('text-primary'),
});
export const pages = style({ paddingTop: token('space-5') });

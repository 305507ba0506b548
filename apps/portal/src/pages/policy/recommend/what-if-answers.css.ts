import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const answers = style({ padding: '4px 0 8px', fontSize: token('type-14') });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3px 8px',
  minHeight: '36px',
  paddingBlock: '2px',
  lineHeight: 1.45,
  '@media': { [PHONE]: { minHeight: '44px' } },
});
export const answerName = style({
  color: token('text-tertiary'),
  selectors: { '[data-changed] > &': { color: token('text-primary'), fontWeight: token('weight-medium') } },
});
export const was = style({
  gridColumn: 2,
  padding: '0 0 6px 11px',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  textDecoration: 'line-through',
});
export const fixed = style({ paddingInlineStart: '11px', overflowWrap: 'anywhere' });
export const elsewhere = style({ marginInlineStart: token('space-2'), whiteSpace: 'nowrap' });
export const pick = style({
  display: 'block',
  width: '100%',
  minHeight: token('target-sm'),
  padding: '3px 10px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-full'),
  background: token('surface-card'),
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: token('border-control-hover') },
    '[data-changed] &': {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-strong'),
    },
  },
  '@media': { [PHONE]: { minHeight: '40px' } },
});
export const several = style({ minWidth: 0 });
globalStyle(`${several} > summary`, {
  paddingBlock: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `calc(${token('target-sm')} - 2px)`,
});
globalStyle(`${several} > summary`, { '@media': { [PHONE]: { lineHeight: '38px' } } });
export const choices = style({ display: 'grid', gap: token('space-1'), padding: '8px 10px' });

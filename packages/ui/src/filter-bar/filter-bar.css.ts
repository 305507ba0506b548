import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const bar = style({ display: 'grid', gap: token('space-3'), fontSize: token('type-14'), lineHeight: 1.5 });

export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
});

export const label = style({ color: token('text-tertiary') });

export const filters = style({ display: 'contents' });

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  minHeight: token('target-sm'),
  paddingBlock: '4px',
  paddingInline: '12px 10px',
  border: `1px solid ${token('border-selected')}`,
  borderRadius: token('radius-full'),
  background: token('surface-selected'),
  color: token('accent-on-soft'),
  fontSize: 'inherit',
  fontWeight: token('weight-medium'),
  lineHeight: 1.3,
  textAlign: 'start',
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover': { background: token('accent-soft-hover') },
    '&:active': { background: token('accent-soft-pressed') },
  },
  '@media': { [FORCED_COLORS]: { borderColor: 'ButtonText' } },
});

export const group = style({ fontWeight: token('weight-regular') });

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  padding: `0 ${token('space-1')}`,
  // At the start of a line its text aligns with the edge.
  marginInlineStart: `calc(-1 * ${token('space-1')})`,
  color: token('text-accent'),
  fontSize: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.3em',
  ':hover': { color: token('text-accent-hover'), textDecorationThickness: '2px' },
});

export const results = style({ color: token('text-secondary') });

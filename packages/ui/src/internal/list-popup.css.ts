import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';
import { floating } from './floating.css.ts';
import { highlighted } from './highlighted.css.ts';

export const popup = style([
  floating,
  {
    position: 'absolute',
    insetInline: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: token('space-1'),
    selectors: {
      '&[data-side="below"]': { top: `calc(100% + ${token('space-1')})` },
      '&[data-side="above"]': { bottom: `calc(100% + ${token('space-1')})` },
    },
  },
]);

export const option = style([
  highlighted('[data-active]'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 16px',
    columnGap: token('space-2'),
    alignItems: 'center',
    minHeight: token('target-md'),
    padding: `${token('space-2')} ${token('space-3')}`,
    borderRadius: token('radius-control'),
    fontSize: token('type-16'),
    lineHeight: 1.4,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': { color: token('text-accent'), fontWeight: token('weight-medium') },
      '&:hover': { background: token('surface-hover') },
      '&[aria-disabled="true"]': { background: 'none', color: token('text-disabled'), cursor: 'not-allowed' },
    },
  },
]);

export const description = style({
  gridColumn: 1,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
});

export const group = style({
  padding: `${token('space-2')} ${token('space-3')} 0`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});

/** What is said in place of options, or under them. */
export const message = style({
  padding: `${token('space-2')} ${token('space-3')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-2'),
  paddingInline: token('space-3'),
  color: token('text-tertiary'),
  fontSize: token('type-14'),
});

export const headAction = style({
  minHeight: token('target-sm'),
  color: token('text-accent'),
  fontSize: token('type-14'),
  selectors: { '&:hover': { color: token('text-accent-hover'), textDecoration: 'underline' } },
});

import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 50% - 16px), 1fr))',
  gap: `${token('space-5')} 0`,
});

export const statistic = style({
  paddingInlineEnd: token('space-5'),
  selectors: {
    [`${group} > & + &`]: {
      paddingInlineStart: token('space-5'),
      borderInlineStart: `1px solid ${token('border-hairline')}`,
    },
  },
  '@media': {
    [PHONE]: {
      paddingInlineEnd: token('space-4'),
      selectors: {
        [`${group} > & + &`]: { paddingInlineStart: token('space-4') },
        [`${group} > &:nth-child(odd)`]: { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
});

export const label = style({ color: token('text-secondary'), fontSize: token('type-14'), lineHeight: 1.5 });

export const value = style({
  marginTop: token('space-1'),
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  '@media': { [NARROW]: { fontSize: token('type-28') } },
});

export const unit = style({
  marginInlineStart: token('space-1'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  letterSpacing: 0,
});

export const note = style({
  marginTop: '6px',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${figures} > div`, { padding: '28px 24px 28px 0' });
globalStyle(`${figures} > div + div`, {
  paddingInlineStart: token('space-5'),
  borderInlineStart: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${figures} > div:nth-child(odd)`, {
  '@media': {
    [PHONE]: {
      padding: '16px 8px 16px 0',
      borderInlineStart: 0,
      borderTop: `1px solid ${token('border-hairline')}`,
    },
  },
});
globalStyle(`${figures} > div:nth-child(even)`, {
  '@media': {
    [PHONE]: { padding: '16px 0 16px 16px', borderTop: `1px solid ${token('border-hairline')}` },
  },
});

globalStyle(`${figures} > div:last-child:nth-child(odd)`, {
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});

export const label = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });

export const value = style({
  marginTop: token('space-1'),
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  '@media': { [NARROW]: { fontSize: token('type-28') } },
});

export const unit = style({
  marginInlineStart: token('space-1'),
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  letterSpacing: 0,
  color: token('text-secondary'),
});

export const note = style({
  marginTop: '6px',
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-tertiary'),
});

import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  borderTop: `1px solid ${token('border-strong')}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `0 ${token('space-5')}` },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const field = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(3em, auto) 1fr auto',
  padding: '20px 16px 4px 0',
  selectors: {
    '& + &': { paddingInlineStart: token('space-5'), borderInlineStart: `1px solid ${token('border-hairline')}` },
  },
  '@media': {
    [NARROW]: {
      selectors: { '&, & + &': { paddingInline: 0, borderInlineStart: 0 } },
      gridTemplateRows: 'none',
      paddingBlockEnd: token('space-4'),
      borderBottom: `1px solid ${token('border-hairline')}`,
    },
  },
});

export const number = style({ fontSize: token('type-12'), color: token('text-tertiary') });
export const name = style({ fontSize: token('type-18'), lineHeight: 1.4, marginBlockEnd: token('space-3') });
export const centre = style({
  padding: '10px 0',
  borderTop: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});

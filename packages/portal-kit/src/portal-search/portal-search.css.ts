import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const input = style({ width: '100%', maxWidth: 'none' });
export const button = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });

/** As the input with suggestions looks, which takes its place. */
export const box = style({ position: 'relative' });
export const plain = style({
  width: '100%',
  selectors: {
    '&[name]': { paddingInlineStart: '40px' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: token('space-3'),
  display: 'grid',
  placeItems: 'center',
  color: token('text-tertiary'),
  pointerEvents: 'none',
});

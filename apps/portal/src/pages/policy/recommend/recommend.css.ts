import { style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

// First in the file: media queries come out in the order in which a file first has them, and the narrower must win.
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: '0 56px',
  alignItems: 'start',
  paddingTop: token('space-7'),
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', gap: '0 32px' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const aside = style({
  position: 'sticky',
  top: '76px',
  maxHeight: 'calc(100vh - 92px)',
  overflow: 'auto',
  '@media': {
    [NARROW]: { position: 'static', maxHeight: 'none', order: -1, marginBottom: token('space-7') },
    [PHONE]: { display: 'none' },
  },
});

export const head = style({ paddingBlock: '24px', '@media': { [PHONE]: { paddingBlock: '16px 20px' } } });
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary') });

export const waiting = style({ display: 'grid', gap: token('space-4'), paddingBlock: token('space-5') });

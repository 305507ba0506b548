import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const hero = style({ paddingBlock: `${token('space-6')} ${token('space-7')}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-1')} ${token('space-5')}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockEnd: token('space-3'),
  borderBlockEnd: `3px double ${token('border-strong')}`,
});

export const day = style({ fontSize: token('type-22'), lineHeight: 1.4 });

export const line = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  gap: `${token('space-6')} ${token('space-6')}`,
  marginBlockStart: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const deadlines = style({
  paddingInlineStart: token('space-6'),
  borderInlineStart: `1px solid ${token('border-hairline')}`,
  '@media': { [NARROW]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const deadlinesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-3')}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const title = style({ fontSize: token('type-18'), lineHeight: 1.5 });

export const call = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlock: token('space-3'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  lineHeight: 1.5,
});

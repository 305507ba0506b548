import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const deadline = style({
  // Holds what is only spoken: alone at its start it would stick out of a mirrored page.
  position: 'relative',
  display: 'grid',
  gap: token('space-2'),
  fontSize: token('type-14'),
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${token('space-3')}`,
  // The large figure's height, also before there is one.
  minHeight: token('type-48'),
  color: token('text-secondary'),
});
export const left = style({ selectors: { '[data-closing] &': { color: token('signal-text') } } });
globalStyle(`${left} b`, { margin: '0 6px', fontSize: token('type-48'), lineHeight: 1 });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const outcome = style({
  // Under its button, also where nothing lays the two out.
  display: 'block',
  paddingBlockStart: token('space-1'),
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  selectors: {
    '&[data-outcome="notAdded"]': { color: token('feedback-danger-text') },
    '&:empty': { position: 'absolute' },
  },
});

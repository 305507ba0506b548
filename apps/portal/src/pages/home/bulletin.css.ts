import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const bulletin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `0 ${token('space-8')}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});

export const leadColumn = style({ minWidth: 0 });

export const lead = style({ display: 'grid', gap: token('space-3'), alignContent: 'start' });

export const leadPicture = style({ borderRadius: token('radius-card'), marginBlockEnd: token('space-1') });

export const leadTitle = style({
  fontSize: token('type-22'),
  lineHeight: 1.45,
  '@media': { [NARROW]: { fontSize: token('type-18') } },
});

export const leadText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  lineHeight: 1.7,
  color: token('text-secondary'),
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(56px, auto) minmax(0, 1fr)',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
});

export const day = style({
  gridRow: 'span 2',
  whiteSpace: 'nowrap',
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
});

export const title = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.55,
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});

export const fresh = style({
  marginInlineStart: token('space-2'),
  fontSize: token('type-12'),
  fontWeight: token('weight-medium'),
  color: token('text-accent'),
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});

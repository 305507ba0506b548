import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});

export const industries = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token('space-2')} ${token('space-5')}`,
  alignItems: 'baseline',
  marginBlockStart: token('space-6'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const industriesTitle = style({ fontSize: token('type-16'), lineHeight: 1.5 });
export const industriesList = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
export const industry = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  paddingBlock: '6px',
  lineHeight: 1.5,
  color: token('text-secondary'),
  selectors: { '&:hover': { color: token('text-accent') } },
});
export const industryCount = style({ color: token('text-primary') });

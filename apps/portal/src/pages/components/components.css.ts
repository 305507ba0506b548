import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const top = style({ paddingBlock: '24px 16px' });
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary') });

/** Name and text beside the widget, above it on a phone. */
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: '16px 48px',
  paddingBlock: '32px',
  borderTop: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ fontSize: token('type-22'), marginBottom: '8px' });
export const text = style({ marginBottom: '12px', color: token('text-secondary') });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '12px' });

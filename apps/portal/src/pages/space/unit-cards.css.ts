import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: token('space-5'),
});
export const card = style({ display: 'block', height: '100%', overflow: 'hidden' });
export const body = style({ display: 'grid', gap: '6px', padding: '16px 20px 20px' });
export const facts = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const title = style({ fontWeight: token('weight-strong'), lineHeight: 1.5 });

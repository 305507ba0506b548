import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const figure = style({ border: hairline, borderRadius: token('radius-card'), overflow: 'hidden' });
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '8px 16px',
  borderTop: hairline,
  fontSize: token('type-12'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const figures = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});
globalStyle(`${figures} th, ${figures} td`, {
  padding: '12px 16px 12px 0',
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${figures} th`, { width: '28%', fontWeight: token('weight-regular'), color: token('text-secondary') });
globalStyle(`${figures} td:nth-child(2)`, { width: '28%', fontWeight: token('weight-strong') });
globalStyle(`${figures} td:nth-child(2)`, { '@media': { [PHONE]: { width: '34%' } } });
export const muted = style({ color: token('text-secondary') });
export const terms = style({ marginTop: token('space-4') });

/** On paper, where the card is left out. */
export const printed = style({ display: 'none', '@media': { print: { display: 'inline' } } });

import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const figure = style({ fontSize: token('type-36'), lineHeight: 1.2, color: token('text-primary') });
export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: '1px',
  border: hairline,
  background: token('border-hairline'),
});
export const tier = style({
  padding: '8px 4px 7px',
  borderBottom: '3px solid transparent',
  background: token('surface-card'),
  fontSize: token('type-14'),
  lineHeight: 1.4,
  textAlign: 'center',
  selectors: {
    '&[aria-current]': { borderBottomColor: token('accent-solid'), background: token('surface-selected') },
  },
  '@media': { [FORCED_COLORS]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } } },
});
globalStyle(`${tier} small`, { display: 'block', fontSize: token('type-12'), color: token('text-secondary') });
export const delivery = style({ display: 'grid', borderBlock: hairline });
export const way = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 10px',
  alignItems: 'start',
  padding: '10px 0',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  selectors: { '& + &': { borderTop: hairline } },
});
export const icon = style({ marginTop: '2px', color: token('text-accent') });

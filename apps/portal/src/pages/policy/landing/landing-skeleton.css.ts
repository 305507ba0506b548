import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

/** As high as the lines of text that come in their place. */
export const trail = style({ display: 'flex', alignItems: 'center', height: '24px' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  height: '1.25em',
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({
  display: 'flex',
  alignItems: 'center',
  height: '28px',
  '@media': { [PHONE]: { height: '56px' } },
});

export const search = style({ marginTop: token('space-5') });
export const match = style({ minHeight: '163px', '@media': { [PHONE]: { minHeight: '186px' } } });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'center',
  gap: token('space-5'),
  minHeight: '126px',
  borderBlock: hairline,
  borderTopColor: token('border-strong'),
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '199px' } },
});
export const figure = style({ display: 'grid', gap: token('space-2') });
export const row = style({
  display: 'grid',
  alignContent: 'center',
  gap: token('space-3'),
  minHeight: '80px',
  borderBottom: hairline,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
globalStyle(`${table} thead th`, {
  padding: '0 8px 8px',
  textAlign: 'start',
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { fontSize: token('type-12') } },
});
globalStyle(`${table} thead th:first-child`, { paddingInlineStart: 0 });

export const name = style({
  padding: '24px 16px 24px 0',
  borderTop: hairline,
  textAlign: 'start',
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  '@media': { [PHONE]: { padding: '12px 8px 12px 0', fontSize: token('type-14') } },
});

/** Share of the largest count, which the ground of a cell is as dense as. */
export const SHARE = '--chain-share';
export const cell = style({
  position: 'relative',
  height: '88px',
  padding: '0 16px',
  border: `2px solid ${token('surface-page')}`,
  background: token('chart-0'),
  '@media': { [PHONE]: { height: '64px', padding: '0 8px' } },
});
export const share = style({
  position: 'absolute',
  inset: 0,
  background: token('chart-2'),
  opacity: `var(${SHARE})`,
});
export const count = style({
  position: 'relative',
  fontSize: token('type-22'),
  fontWeight: token('weight-strong'),
  '@media': { [PHONE]: { fontSize: token('type-14') } },
});

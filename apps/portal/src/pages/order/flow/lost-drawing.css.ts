import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const drawing = style({
  width: '100%',
  height: 'auto',
  padding: '16px 24px',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  background: token('chart-0'),
  '@media': { [PHONE]: { padding: token('space-2') } },
});
globalStyle(`${drawing} text`, { fontSize: '14px', fill: token('text-secondary') });
globalStyle(`${drawing} text`, { '@media': { [PHONE]: { fontSize: '22px' } } });
export const line = style({ fill: 'none', stroke: token('chart-ink'), strokeWidth: 1.5 });
export const gap = style({ fill: 'none', stroke: token('chart-ink'), strokeWidth: 1.5, strokeDasharray: '6 6' });
export const head = style({ fill: token('chart-ink') });
export const end = style({ fill: token('surface-card'), stroke: token('chart-ink'), strokeWidth: 2 });
export const cross = style({ fill: 'none', stroke: token('feedback-danger-solid'), strokeWidth: 3 });

import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const rent = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const rentFigure = style({
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
  color: token('text-primary'),
});

import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const list = style({ borderTop: hairline, fontSize: token('type-14') });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: '52px',
  paddingBlock: '8px',
  borderBottom: hairline,
});
export const time = style({ display: 'block', color: token('text-tertiary'), fontSize: token('type-12') });

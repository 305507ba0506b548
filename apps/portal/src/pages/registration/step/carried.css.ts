import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const carried = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(120px, 1fr) auto',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: '28px',
  padding: '12px 20px',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-control'),
  background: token('surface-sunken'),
  fontSize: token('type-14'),
  '@media': { [`screen and ${PHONE}`]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px' } },
});
globalStyle(`${carried} b`, { marginInline: '2px', fontSize: token('type-18') });
export const cells = style({ display: 'flex', gap: '3px' });
export const cell = style({
  flex: 1,
  height: '14px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '1px',
  background: token('surface-card'),
  selectors: {
    '&[data-need="none"]': { borderColor: token('accent-mark'), background: token('accent-mark') },
    '&[data-need="mend"]': {
      borderColor: token('feedback-warning-solid'),
      background: `linear-gradient(to top right, ${token('feedback-warning-soft')} calc(50% - .7px), ${token('feedback-warning-solid')} calc(50% - .7px) calc(50% + .7px), ${token('feedback-warning-soft')} calc(50% + .7px))`,
    },
    '&[data-need="fill"]': { borderStyle: 'dashed' },
  },
});

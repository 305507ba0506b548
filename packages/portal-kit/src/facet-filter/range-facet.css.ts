import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });

export const bars = style({ display: 'flex', alignItems: 'end', gap: '1px' });

export const bar = style({
  display: 'grid',
  gap: '2px',
  width: '68px',
  borderRadius: token('radius-control'),
  textAlign: 'center',
  '@media': { [PHONE]: { width: '50px' } },
});

/** The space that the fullest band fills. */
export const field = style({
  display: 'flex',
  alignItems: 'end',
  height: '28px',
  borderBottom: `2px solid ${token('border-strong')}`,
  selectors: {
    [`${bar}:hover &`]: { background: token('surface-hover') },
    [`${bar}[data-selected] &`]: { borderBottomColor: token('accent-solid') },
  },
});

export const fill = style({
  width: '100%',
  minHeight: '1px',
  background: token('accent-mark'),
  selectors: { [`${bar}[data-selected] &`]: { background: token('accent-solid') } },
  '@media': { [FORCED_COLORS]: { background: 'CanvasText' } },
});

export const band = style({
  fontSize: token('type-12'),
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: token('text-tertiary'),
  selectors: { [`${bar}[data-selected] &`]: { color: token('text-accent'), fontWeight: token('weight-medium') } },
});

export const bounds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });

export const bound = style({ width: '88px', paddingInline: '8px', textAlign: 'end', appearance: 'textfield' });
globalStyle(`${bound}::-webkit-inner-spin-button`, { display: 'none' });

export const unit = style({ color: token('text-tertiary') });

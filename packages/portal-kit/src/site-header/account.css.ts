import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { NO_SCRIPT, REDUCED_MOTION } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token('space-4'),
  minWidth: 0,
  width: '100%',
});
globalStyle(`${account} > [aria-disabled]`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '24px',
  whiteSpace: 'nowrap',
  color: token('text-disabled'),
  cursor: 'not-allowed',
});
globalStyle(`${account} > [aria-disabled] > small`, { fontSize: token('type-12'), color: token('text-tertiary') });
export const enterprise = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
export const name = style({
  selectors: {
    '* + &': { paddingInlineStart: token('space-3'), borderInlineStart: `1px solid ${token('border-strong')}` },
  },
});
export const wait = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: '24px',
  color: token('text-tertiary'),
  whiteSpace: 'nowrap',
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});
export const spin = style({
  flex: 'none',
  display: 'inline-block',
  width: '14px',
  height: '14px',
  border: `2px solid ${token('border-control')}`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [REDUCED_MOTION]: { animationDuration: '3s' } },
});
export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  whiteSpace: 'nowrap',
  maxWidth: '140px',
  overflow: 'hidden',
  ':hover': { color: token('text-accent') },
});
globalStyle(`${who} > i`, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontStyle: 'normal',
  fontSize: token('type-12'),
  fontWeight: token('weight-strong'),
});
globalStyle(`${who} > i::before`, { content: 'attr(data-initial)' });
globalStyle(`${who} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${who}:lang(en) > span`, { display: 'none' });

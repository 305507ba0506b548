import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const PHONE_SCREEN = `screen and ${PHONE}`;

/** The first line is as high as the step's name beside it. */
export const line = style({
  paddingBlock: '5px',
  lineHeight: '22px',
  '@media': { [PHONE_SCREEN]: { paddingBlock: '3px' } },
});
globalStyle(`${line} time`, { whiteSpace: 'nowrap' });
/** Twice its own class, as the style sheet of the cells comes first on some pages and second on others. */
export const cells = style({ width: '72px', selectors: { '&&': { display: 'flex' } } });
globalStyle(`${cells} > i`, { flex: 1, width: 'auto', height: '8px' });
export const left = style({
  display: 'flex',
  gap: '3px',
  alignItems: 'baseline',
  color: token('text-primary'),
  lineHeight: '32px',
  selectors: { '&[data-closing]': { color: token('signal-text') } },
  '@media': { [PHONE_SCREEN]: { float: 'left', marginInlineEnd: token('space-2'), lineHeight: '28px' } },
});
globalStyle(`${left} b`, {
  fontSize: token('type-22'),
  '@media': { [PHONE_SCREEN]: { fontSize: token('type-18') } },
});
globalStyle(`${left} + ${line}`, {
  paddingBlock: 0,
  '@media': { [PHONE_SCREEN]: { paddingBlock: '3px' } },
});
export const used = style({ display: 'block', color: token('text-tertiary'), fontSize: token('type-12') });
/** In a narrow column beside others; on the narrowest phones it may break. */
export const action = style({ '@media': { '(min-width: 400px)': { whiteSpace: 'nowrap' } } });

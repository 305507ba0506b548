import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const list = style({ transition: `opacity ${token('motion-state')}` });
globalStyle(`${list}[aria-busy="true"]`, { opacity: 0.6 });
globalStyle(`${list} > section + section`, { marginTop: '56px' });
globalStyle(`${list} > section`, { scrollMarginTop: '88px' });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  paddingBottom: '12px',
  borderBottom: `1px solid ${token('border-strong')}`,
});
globalStyle(`${groupHead} h2`, { fontSize: token('type-22') });
globalStyle(`${groupHead} h2 b`, { marginInlineStart: token('space-2') });
globalStyle(`${groupHead} p`, { fontSize: token('type-14'), color: token('text-secondary') });

export const fold = style({ fontSize: token('type-14') });
export const why = style({ marginTop: token('space-7'), borderBlock: hairline, fontSize: token('type-14') });
export const whyTitle = style({ fontSize: token('type-14'), fontWeight: token('weight-regular') });
globalStyle(`${why} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '8px 0',
  borderTop: hairline,
});
export const faint = style({ color: token('text-tertiary') });

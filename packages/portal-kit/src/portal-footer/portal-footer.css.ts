import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { container } from '../site-header/site-header.css.ts';

export const footer = style({
  marginBlockStart: token('space-9'),
  background: token('surface-sunken'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  '@media': { [`screen and ${PHONE}`]: { marginBlockStart: token('space-8') }, print: { display: 'none' } },
});
export const inner = style([container, { display: 'block' }]);
export const demo = style({
  paddingBlock: token('space-2'),
  background: token('feedback-info-soft'),
  color: token('feedback-info-text'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
export const grid = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '1.7fr repeat(3, 1fr)',
    gap: token('space-6'),
    paddingBlock: token('space-7'),
    '@media': {
      [`screen and ${NARROW}`]: { gridTemplateColumns: 'repeat(3, 1fr)' },
      [`screen and ${PHONE}`]: {
        gridTemplateColumns: '1fr 1fr',
        paddingBlock: token('space-6'),
        gap: token('space-5'),
      },
    },
  },
]);
export const hotline = style({ '@media': { [`screen and ${NARROW}`]: { gridColumn: '1 / -1' } } });
globalStyle(`${hotline} > a`, {
  display: 'inline-block',
  marginBlock: `${token('space-1')} ${token('space-2')}`,
  fontSize: token('type-28'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
export const address = style({ color: token('text-secondary'), fontStyle: 'normal' });
globalStyle(`${address} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '24px' });
export const title = style({ marginBlockEnd: token('space-2'), fontSize: token('type-14') });
export const links = style({});
globalStyle(`${links} :is(a, span[role])`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: '32px',
  color: token('text-secondary'),
});
globalStyle(`[data-comfort="on"] ${links} a`, { minHeight: '48px' });
globalStyle(`${footer} a:hover`, { color: token('text-accent') });
globalStyle(`${links} [aria-disabled]`, { color: token('text-disabled') });
export const legal = style([
  container,
  {
    maxWidth: 'none',
    paddingInlineStart: `max(${token('gutter')}, var(--zk-inset-start, 0px), calc((100% - ${token('content')}) / 2))`,
    paddingInlineEnd: `max(${token('gutter')}, calc((100% - ${token('content')}) / 2))`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space-1')} ${token('space-5')}`,
    paddingBlock: `${token('space-4')} ${token('space-5')}`,
    borderBlockStart: `1px solid ${token('border-hairline')}`,
    fontSize: token('type-12'),
    color: token('text-tertiary'),
    '@media': { [`screen and ${PHONE}`]: { paddingInline: token('space-4') } },
  },
]);
globalStyle(`${legal} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '24px',
});
globalStyle(`${links} small`, { whiteSpace: 'nowrap', fontSize: token('type-12'), color: token('text-tertiary') });

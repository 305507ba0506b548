import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const remark = style({
  display: 'grid',
  gap: token('space-1'),
  padding: `${token('space-2')} ${token('space-3')}`,
  marginBlockStart: token('space-1'),
  borderInlineStart: `3px solid ${token('feedback-warning-solid')}`,
  background: token('feedback-warning-soft'),
  color: token('text-primary'),
  fontSize: token('type-14'),
  selectors: {
    '&[data-changed]': {
      borderInlineStartColor: token('accent-solid'),
      background: token('surface-sunken'),
    },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-1') });
globalStyle(`${remark} svg`, { color: token('feedback-warning-text') });
globalStyle(`${remark}[data-changed] svg`, { color: token('text-accent') });
export const when = style({ color: token('text-secondary') });
export const line = style({ overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gap: token('space-2'),
  padding: `${token('space-3')} ${token('space-4')}`,
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('feedback-warning-solid')}`,
  borderRadius: token('radius-control'),
});
export const listHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
globalStyle(`${list} h2`, { fontSize: token('type-18') });
globalStyle(`${list} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-3'),
  paddingBlock: token('space-2'),
  borderBlockStart: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-14'),
  overflowWrap: 'anywhere',
});
export const state = style({ color: token('text-secondary') });

import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto auto',
  alignContent: 'start',
  gap: '6px',
  height: '100%',
  padding: '20px',
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const title = style({ marginTop: '4px' });
export const focus = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginTop: '8px',
  borderBlock: hairline,
});
globalStyle(`${figures} > span`, {
  padding: '10px 0',
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});
globalStyle(`${figures} > span + span`, { paddingInlineStart: '12px', borderInlineStart: hairline });
export const label = style({ display: 'block', fontSize: token('type-12'), color: token('text-tertiary') });
export const number = style({ fontSize: token('type-22'), color: token('text-primary') });
export const topic = style({ fontSize: token('type-14'), lineHeight: 1.6 });

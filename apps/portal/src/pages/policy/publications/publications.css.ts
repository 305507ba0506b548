import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import * as list from '../../shared/list/list-page.css.ts';

const hairline = `1px solid ${token('border-hairline')}`;

/** A row of the list without a tag at its start. */
export const row = style([
  list.row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
// Without a tag beside it the date has a line of its own, above the title.
globalStyle(`${row} > ${list.out}`, { '@media': { [PHONE]: { gridColumn: 1, justifyContent: 'start' } } });

export const facts = style({ borderTop: 0 });
export const section = style({ paddingTop: token('space-8') });
/** As high as the form, which is loaded when somebody is logged in. */
export const formPlace = style({ minHeight: '380px' });
export const form = style({ display: 'grid', gap: token('space-4'), maxWidth: '640px', marginTop: token('space-4') });
export const mine = style({ marginTop: token('space-5'), borderTop: hairline });
export const opinion = style({ paddingBlock: '12px', borderBottom: hairline, lineHeight: 1.7 });
export const small = style({ fontSize: token('type-12'), color: token('text-tertiary') });
export const cardList = style({ display: 'grid', gap: '12px', fontSize: token('type-14'), lineHeight: 1.6 });
export const card = style({ padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-14'), fontWeight: token('weight-strong') });
export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: token('space-5'),
});
export const relatedCard = style({ display: 'grid', gap: token('space-2'), padding: '20px', height: '100%' });
export const relatedTitle = style({ fontSize: token('type-16'), fontWeight: token('weight-strong'), lineHeight: 1.55 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  paddingTop: token('space-6'),
});
export const search = style({ display: 'flex', flex: '1 1 280px', gap: '8px', maxWidth: '640px' });
globalStyle(`${search} > button`, { flex: 'none' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: token('space-4'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const amount = style({
  display: 'grid',
  gridTemplateColumns: '160px 8em',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '16px',
  fontWeight: token('weight-strong'),
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { gridTemplateColumns: 'auto' } },
});
/** The amount as a part of the largest one shown. */
export const share = style({
  height: '10px',
  background: token('accent-solid'),
  '@media': { [PHONE]: { display: 'none' } },
});
export const head = style({ paddingBlock: '24px 16px' });
export const title = style({ marginTop: token('space-4'), fontSize: token('type-36'), lineHeight: 1.35 });
export const lede = style({ marginTop: token('space-2'), color: token('text-secondary') });
export const waiting = style({ display: 'grid', gap: '12px', paddingBlock: token('space-5') });

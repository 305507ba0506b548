import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const PHONE_SCREEN = `screen and ${PHONE}`;

export const section = style({ paddingBlockStart: '36px' });
globalStyle(`${section} > h2`, {
  paddingBlockEnd: token('space-3'),
  borderBlockEnd: `1px solid ${token('border-strong')}`,
  fontSize: token('type-22'),
});

/** A `Field` in columns: the label, the control with what is said of it, and where the value comes from. */
export const row = style({
  gridTemplateColumns: '152px minmax(0, 1fr) 208px',
  gap: '4px 20px',
  alignItems: 'start',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  '@media': {
    [`screen and ${MIDDLE}`]: { gridTemplateColumns: '128px minmax(0, 1fr) 168px' },
    [PHONE_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', paddingBlock: '14px' },
  },
});
globalStyle(`${row} > *`, { gridColumn: 2, minWidth: 0, '@media': { [PHONE_SCREEN]: { gridColumn: '1 / -1' } } });
globalStyle(`${row} > label:first-child`, {
  gridColumn: 1,
  paddingBlockStart: '9px',
  lineHeight: 1.6,
  '@media': { [PHONE_SCREEN]: { paddingBlock: '0 4px' } },
});
globalStyle(`${row} > label:first-child + *`, {
  gridRow: 1,
  '@media': { [PHONE_SCREEN]: { gridRow: 'auto' } },
});
globalStyle(`${row}[data-need="fill"] :is(input, select, textarea)`, { borderColor: token('border-selected') });

globalStyle(`${row}[data-need="mend"] :is(input, select, textarea)`, {
  borderColor: token('feedback-warning-solid'),
  boxShadow: `inset 0 0 0 1px ${token('feedback-warning-solid')}`,
});

export const source = style({
  display: 'flex',
  gap: token('space-2'),
  paddingBlockStart: '10px',
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
globalStyle(`${row} > ${source}`, {
  gridColumn: 3,
  gridRow: 1,
  '@media': { [PHONE_SCREEN]: { gridColumn: 2, padding: 0, fontSize: token('type-12'), lineHeight: '22px' } },
});
globalStyle(`${source} > svg`, { marginBlockStart: '3px', color: token('text-tertiary') });
globalStyle(`${source} small`, {
  display: 'block',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  '@media': { [PHONE_SCREEN]: { display: 'none' } },
});
globalStyle(`${source}[data-need="fill"]`, { color: token('text-accent'), fontWeight: token('weight-strong') });
globalStyle(`${source}[data-need="fill"] > svg`, { color: 'inherit' });

export const remark = style({
  display: 'grid',
  gap: token('space-1'),
  justifyItems: 'start',
  padding: `${token('space-2')} ${token('space-3')}`,
  borderInlineStart: `3px solid ${token('feedback-warning-solid')}`,
  background: token('feedback-warning-soft'),
  fontSize: token('type-14'),
  overflowWrap: 'anywhere',
});

globalStyle(`:is(${row}, ${section})[data-hidden]`, { display: 'none' });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: token('space-2'),
  alignItems: 'center',
});

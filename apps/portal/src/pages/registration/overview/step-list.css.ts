import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const PHONE_SCREEN = `screen and ${PHONE}`;
const MIDDLE_SCREEN = `screen and ${MIDDLE}`;

export const list = style({ marginBlockStart: token('space-4') });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 168px 148px 128px',
  gap: '0 20px',
  alignItems: 'start',
  paddingBlock: '20px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE_SCREEN]: { gridTemplateColumns: '36px minmax(0, 1fr) 140px 132px auto', gap: '0 14px' },
    [PHONE_SCREEN]: { gridTemplateColumns: '32px minmax(0, 1fr) auto', gap: '6px 12px', paddingBlock: '16px' },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: '50%',
  color: token('text-secondary'),
  fontSize: token('type-14'),
  fontWeight: token('weight-bold'),
  selectors: {
    [`${row}[data-state="done"] > &`]: {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
    [`${row}[data-state="returned"] > &`]: {
      borderColor: token('feedback-warning-solid'),
      background: token('feedback-warning-soft'),
      color: token('feedback-warning-text'),
    },
    [`${row}[data-state="submitted"] > &`]: { borderColor: token('accent-solid'), color: token('text-accent') },
    [`${row}[data-state="waiting"] > &`]: { borderStyle: 'dashed' },
  },
});

const line = { color: token('text-secondary'), fontSize: token('type-14'), lineHeight: 1.6 };

export const what = style({
  ...line,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [PHONE_SCREEN]: { gridColumn: '2 / -1' } },
});
globalStyle(`${what} > h2`, {
  color: token('text-primary'),
  fontSize: token('type-18'),
  lineHeight: '32px',
});
globalStyle(`${row}:is([data-state="done"], [data-state="waiting"]) h2`, { fontWeight: token('weight-medium') });
export const issued = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-4')}`,
  marginBlockStart: token('space-1'),
});

export const who = style({
  ...line,
  '@media': {
    [PHONE_SCREEN]: { gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px' },
  },
});
export const first = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  '@media': { [PHONE_SCREEN]: { minHeight: 0 } },
});
export const till = style({ ...line, '@media': { [PHONE_SCREEN]: { gridColumn: 2 } } });

export const action = style({
  justifySelf: 'end',
  '@media': { [PHONE_SCREEN]: { gridColumn: 3, alignSelf: 'end' } },
});
export const note = style({
  gridColumn: '2 / -1',
  marginBlockStart: token('space-3'),
  '@media': { [PHONE_SCREEN]: { gridColumn: '1 / -1' } },
});

import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

const hairline = `1px solid ${token('border-hairline')}`;

export const horizontal = style({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderTop: hairline,
});

/** As high as the line of text around it. */
export const vertical = style({
  alignSelf: 'stretch',
  flex: 'none',
  width: 0,
  minHeight: '1em',
  height: 'auto',
  margin: 0,
  border: 0,
  borderInlineStart: hairline,
});

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  '::before': { content: '""', flex: 1, borderTop: hairline },
  '::after': { content: '""', flex: 1, borderTop: hairline },
});

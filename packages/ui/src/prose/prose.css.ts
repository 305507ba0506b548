import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const prose = style({ maxWidth: token('measure'), overflowWrap: 'anywhere' });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    rule,
  );

globalStyle(`${prose} > * + *`, { marginTop: token('space-3') });
globalStyle(`${prose} > * + h2`, { marginTop: '40px' });
globalStyle(`${prose} > * + h3, ${prose} > * + h4`, { marginTop: token('space-5') });
within('h2', { fontSize: token('type-22') });
within('h3', { fontSize: token('type-18') });
within('h4', { fontSize: token('type-16') });
within('ul, ol', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li + li', { marginTop: token('space-2') });
within('a', {
  color: token('text-accent'),
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
});
within('a:hover', { color: token('text-accent-hover'), textDecorationThickness: '2px' });
within('blockquote', {
  marginInline: 0,
  marginBottom: 0,
  padding: `${token('space-2')} ${token('space-4')}`,
  borderInlineStart: `2px solid ${token('accent-mark')}`,
  background: token('surface-sunken'),
  color: token('text-secondary'),
});
within('img', { height: 'auto', borderRadius: token('radius-card') });
within('table', {
  display: 'block',
  overflowX: 'auto',
  width: 'max-content',
  maxWidth: '100%',
  borderCollapse: 'collapse',
  fontSize: token('type-14'),
  lineHeight: 1.55,
});
within('th, td', {
  padding: `${token('space-2')} ${token('space-3')}`,
  border: `1px solid ${token('border-hairline')}`,
  // A word is broken where it would widen the table beyond the page, a figure with its unit is not.
  minWidth: '5em',
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'baseline',
});
// As wide as 800万元, which is broken otherwise before its last letter.
globalStyle(`:lang(zh) ${prose} :is(th, td)`, { minWidth: '6em' });
within('th', { background: token('surface-sunken'), fontWeight: token('weight-medium') });
within('hr', { height: 0, border: 0, borderTop: `1px solid ${token('border-hairline')}` });

/** Problem of a number. An empty one is checked by `required`. */
export type NumberProblem = 'malformed' | 'below' | 'above' | 'off-step';

export interface NumberRules {
  /** Smallest number that is accepted. */
  min?: number | undefined;
  /** Largest number that is accepted. */
  max?: number | undefined;
  /** Between two neighbours, above 0. Counted from `min`, else from 0. `'any'`: no grid, arrows move by 1. */
  step?: number | 'any' | undefined;
}

const SIGNED = /^([+-]?)(\d*)(?:\.(\d*))?$/;
/** Groups of three as in 1,200,000, or of four as in 120,0000, counted in 万. */
const GROUPED = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,4}(?:,\d{4})+)(\.\d*)?$/;
/** More digits than these a number in JavaScript does not hold exactly. */
const DIGITS = 15;

/**
 * Parses a typed number: `null` for empty text. Takes what Chinese keyboards write: full-width digits and
 * signs, 。 as the point. Never guesses: `1,5` is malformed, not 15.
 */
export const readNumber = (text: string): number | null | 'malformed' => {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replaceAll('−', '-').replaceAll(/\s/g, '');
  if (plain === '') return null;
  const ungrouped = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  const match = SIGNED.exec(ungrouped);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '' || (whole + fraction).replace(/^0+/, '').length > DIGITS) return 'malformed';
  const value = Number(`${sign}${whole || '0'}.${fraction || '0'}`);
  return value === 0 ? 0 : value;
};

/** How many digits follow the point: 2 for 0.25, 7 for 1e-7. */
export const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
};

/** Plain digits, never 1e21. `decimals`: minimum digits after the point. `grouped`: commas every three digits. */
export const writeNumber = (value: number | null, { decimals = 0, grouped = false } = {}): string => {
  if (value === null) return '';
  const [whole = '', fraction] = value.toFixed(Math.min(100, Math.max(decimals, decimalsOf(value)))).split('.');
  const spaced = grouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
};

const gridOf = ({ min = 0, step = 1 }: NumberRules) => ({ base: min, size: step === 'any' ? 1 : step });

/** The n-th point of the grid, free of the dust of binary fractions (0.1 + 0.2). */
const pointAt = (n: number, { base, size }: { base: number; size: number }) =>
  Number((base + n * size).toFixed(Math.min(100, Math.max(decimalsOf(base), decimalsOf(size)))));

/** Position on the step grid, rounded if it is within the floating-point error of an integer. */
const placeOf = (value: number, { base, size }: { base: number; size: number }) => {
  const place = (value - base) / size;
  const near = Math.round(place);
  return Math.abs(place - near) <= 1e-9 * Math.max(1, Math.abs(place)) ? near : place;
};

export const problemOf = (value: number | null | 'malformed', rules: NumberRules): NumberProblem | null => {
  if (value === null) return null;
  if (value === 'malformed') return 'malformed';
  if (rules.min !== undefined && value < rules.min) return 'below';
  if (rules.max !== undefined && value > rules.max) return 'above';
  return rules.step === 'any' || Number.isInteger(placeOf(value, gridOf(rules))) ? null : 'off-step';
};

/**
 * So many steps up (down below 0), as the browser's own number input goes: from between two points to the next one in that
 * direction, from nothing as from 0, never beyond a limit.
 */
export const stepNumber = (value: number | null, steps: number, rules: NumberRules): number => {
  const grid = gridOf(rules);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rules;
  const from = value ?? 0;
  if (rules.step === 'any') {
    const decimals = decimalsOf(from);
    return Math.min(max, Math.max(min, Number((from + steps).toFixed(decimals))));
  }
  const place = placeOf(from, grid);
  const next = steps > 0 ? Math.floor(place) + steps : Math.ceil(place) + steps;
  const last = Math.floor(placeOf(max, grid));
  const first = Math.ceil(placeOf(min, grid));
  return pointAt(Math.max(first, Math.min(last, next)), grid);
};

/** Width of a unit in Chinese characters; a Latin letter is at most 0.6 of one on average. */
export const unitLength = (unit: string): number =>
  [...unit].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0);

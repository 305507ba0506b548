/** Digits after the point of an amount as it is typed: fen of a yuan, or of 10,000 yuan. */
const DIGITS = { yuan: 2, wan: 6 } as const;
export type AmountUnit = keyof typeof DIGITS;

const PATTERNS = { yuan: /^\d{1,12}(\.\d{1,2})?$/, wan: /^\d{1,9}(\.\d{1,6})?$/ } as const;

/** `286.4` of 10,000 yuan → fen; null for nothing and for what is no amount. Through whole numbers, as 0.1 + 0.2 is not 0.3. */
export const fenOf = (typed: string, unit: AmountUnit): number | null => {
  const text = typed.trim().replaceAll(',', '');
  if (!PATTERNS[unit].test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  return Number(whole + part.padEnd(DIGITS[unit], '0'));
};

/** Fen → the shortest text that `fenOf` reads back. */
export const amountText = (fen: number, unit: AmountUnit): string => {
  const digits = String(fen).padStart(DIGITS[unit] + 1, '0');
  const part = digits.slice(-DIGITS[unit]).replace(/0+$/, '');
  const whole = digits.slice(0, -DIGITS[unit]);
  return part ? `${whole}.${part}` : whole;
};

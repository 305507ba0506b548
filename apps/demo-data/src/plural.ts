const IRREGULAR: Readonly<Record<string, string>> = {
  'm²': 'm²',
  person: 'people',
  'person and month': 'person-months',
};

/** English plural of a unit of goods or services: `bags`, `boxes`. */
export const pluralOf = (unit: string): string =>
  IRREGULAR[unit] ?? (/(?:[sx]|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`);

/** `1 working day`, `5 working days`. */
export const counted = (count: number, unit: string): string => `${count} ${count === 1 ? unit : pluralOf(unit)}`;

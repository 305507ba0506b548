import type { Family, Words } from './family.types.ts';

type Figure = Family['figures'][number];

export const units = {
  can: ['罐', 'can'],
  roll: ['卷', 'roll'],
  sheet: ['张', 'sheet'],
  piece: ['件', 'piece'],
  box: ['盒', 'box'],
  bag: ['包', 'bag'],
  set: ['套', 'set'],
  bottle: ['瓶', 'bottle'],
  pair: ['双', 'pair'],
  metre: ['米', 'metre'],
} as const satisfies Record<string, Words>;

/** A figure by a standard. */
export const by = (name: Words, value: string, standard: string): Figure => [name, value, [standard, standard]];
/** A figure without a note. */
export const plain = (name: Words, value: string): Figure => [name, value, null];

export const familiesOf =
  (category: Family['category'], shop: number) =>
  (
    title: Words,
    [model, price, unit, carton]: readonly [model: string, price: number, unit: keyof typeof units, carton: number],
    variants: string,
    figures: Family['figures'],
    outline: Family['outline'],
    what: Words,
    hazardous?: true,
  ): Family => ({
    ...{ category, shop, title, model, price, carton, figures, outline, what },
    unit: units[unit],
    variants: variants.split('|'),
    ...(hazardous && { hazardous }),
  });

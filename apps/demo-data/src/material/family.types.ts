import type { ConsumableCategory, MallCategory, ProductShape } from '@zonekit/api-client/material/product/contract';

export type Words = readonly [zh: string, en: string];

/** A series of goods: its variants are products of their own. */
export interface Family {
  category: MallCategory | ConsumableCategory;
  /** Number of its supplier: 49 to 60. */
  shop: number;
  title: Words;
  /** Model without the variant: `HX`. */
  model: string;
  /** Yuan a piece of the middle variant. */
  price: number;
  unit: Words;
  /** Pieces of a full carton. */
  carton: number;
  /** Sizes or grades, the same in both languages. */
  variants: readonly string[];
  /** Value is the same in both languages; `note` is a standard or a condition. */
  figures: readonly (readonly [name: Words, value: string, note: Words | null])[];
  outline: readonly [shape: ProductShape, width: number, height: number, depth: number];
  hazardous?: true;
  what: Words;
}

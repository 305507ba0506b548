import { defineList } from '../list/list-definition.ts';

// The words of these values are in `product.labels.ts` of the service.
/** Goods of the mall, and consumables of laboratories (business code 530899). */
export const PRODUCT_CATALOGUES = ['mall', 'consumable'] as const;
export const MALL_CATEGORIES = [
  'thermal_sealing',
  'fasteners',
  'electrical',
  'sensors',
  'drive',
  'packaging',
  'tools',
  'safety',
] as const;
/** Business code 530899. */
export const CONSUMABLE_CATEGORIES = [
  'reagent',
  'solvent',
  'filter',
  'plastic',
  'glass',
  'reference',
  'chromatography',
  'biology',
] as const;
/** Whether any warehouse has it. */
export const STOCK_STATES = ['in_stock', 'out_of_stock'] as const;
export const HAZARDS = ['none', 'hazardous'] as const;
/** Whether an innovation voucher pays a share. */
export const PRODUCT_VOUCHERS = ['accepted', 'none'] as const;
/** Outlines in which goods are drawn to scale. */
export const PRODUCT_SHAPES = ['can', 'bottle', 'box', 'bag', 'roll', 'plate', 'part'] as const;

const sorts = ['relevance', 'position', 'price', 'price_desc', 'stock'] as const;
const formats = ['json', 'csv'] as const;
const ranges = ['price'] as const;

/** `price` is the one for a single piece of the cheapest specification, in yuan. */
export const mallProductList = defineList({
  facets: {
    category: MALL_CATEGORIES,
    warehouse: null,
    stock: STOCK_STATES,
    voucher: PRODUCT_VOUCHERS,
    hazard: HAZARDS,
    shop: null,
  },
  sorts,
  formats,
  ranges,
});

export const consumableList = defineList({
  facets: {
    category: CONSUMABLE_CATEGORIES,
    warehouse: null,
    stock: STOCK_STATES,
    voucher: PRODUCT_VOUCHERS,
    hazard: HAZARDS,
    shop: null,
  },
  sorts,
  formats,
  ranges,
});

import type { Hazard, ProductCatalogue, ProductShape } from '@zonekit/api-client/material/product/contract';
import type { PRODUCT_VOUCHERS } from '@zonekit/api-client/material/product/lists';
import type { Selectable } from 'kysely';

export interface SpecData {
  id: string;
  name_zh: string;
  name_en: string | null;
  unit_zh: string;
  unit_en: string | null;
  /** English unit for a quantity other than 1: `bags`; absent where there is none. */
  units_en?: string | null | undefined;
  /** Pieces of a full carton. */
  carton: number;
  /** Fen a piece from a quantity on, the smallest first; the first is 1. */
  tiers: { from: number; price: number }[];
}

export interface ProductOption {
  id: string;
  name_zh: string;
  name_en: string | null;
  /** Fen, once an order. */
  price: number;
  note_zh: string | null;
  note_en: string | null;
}

export interface FigureData {
  name_zh: string;
  name_en: string | null;
  value_zh: string;
  value_en: string | null;
  note_zh: string | null;
  note_en: string | null;
}

/** Tables of goods; made by `product.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ProductTables {
  material_warehouses: {
    id: string;
    name_zh: string;
    name_en: string | null;
    address_zh: string;
    address_en: string | null;
    hours_zh: string;
    hours_en: string | null;
    phone: string;
    /** From the service centre of the zone. */
    distance_m: number;
    longitude: number;
    latitude: number;
    /** `11:30` */
    cutoff: string;
    transit_days: number;
    /** `18:00` */
    arrives_by: string;
    /** Fen. */
    shipping_fee: number;
    free_from: number;
  };
  material_products: {
    id: string;
    catalogue: ProductCatalogue;
    /** A value of `MALL_CATEGORIES` or of `CONSUMABLE_CATEGORIES`, by catalogue. */
    category: string;
    model: string;
    shop_id: string;
    title_zh: string;
    title_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    description_zh: string;
    description_en: string | null;
    returns_zh: string;
    returns_en: string | null;
    storage_zh: string;
    storage_en: string | null;
    sample_zh: string | null;
    sample_en: string | null;
    hazard: Hazard;
    /** Percent, 0 to 100. */
    voucher_rate: number;
    open: boolean;
    /** The default one first. */
    specs: SpecData[];
    options: ProductOption[];
    figures: FigureData[];
    /** Ids of data sheets. */
    files: string[];
    /** Millimetres. */
    outline: { shape: ProductShape; width: number; height: number; depth: number };
    position: number;
    // Derived when it is written; the place by rating also when it is rated.
    voucher: (typeof PRODUCT_VOUCHERS)[number];
    /** Fen, a single piece of the cheapest specification. */
    price: number;
    rating_rank: number;
    /** Ids of the warehouses that keep it, whether or not they have any now. Follows from `material_stock`. */
    warehouses: string[];
    /** Sum over specifications and warehouses. Follows from `material_stock`. */
    stock: number;
  };
  /** Pieces of a specification in a warehouse; never below 0. */
  material_stock: { spec_id: string; warehouse_id: string; product_id: string; quantity: number };
  /** Quantity that each order took, and the time of its return; null while it is taken. */
  material_taken: {
    order_id: string;
    spec_id: string;
    warehouse_id: string;
    product_id: string;
    quantity: number;
    taken_at: string;
    given_back_at: string | null;
  };
}

export type WarehouseRow = Selectable<ProductTables['material_warehouses']>;
export type ProductRow = Selectable<ProductTables['material_products']>;
export type StockData = Selectable<ProductTables['material_stock']>;

declare module '../../../database/tables.ts' {
  interface Database extends ProductTables {}
}

import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import { ratingDetail, ratingSummary, shopCard } from '../shop/shop.contract.ts';
import {
  CONSUMABLE_CATEGORIES,
  consumableList,
  HAZARDS,
  MALL_CATEGORIES,
  mallProductList,
  PRODUCT_CATALOGUES,
  PRODUCT_SHAPES,
} from './product.lists.ts';

export const productCatalogue = z.enum(PRODUCT_CATALOGUES);
export type ProductCatalogue = z.infer<typeof productCatalogue>;
export const mallCategory = z.enum(MALL_CATEGORIES);
export type MallCategory = z.infer<typeof mallCategory>;
export const consumableCategory = z.enum(CONSUMABLE_CATEGORIES);
export type ConsumableCategory = z.infer<typeof consumableCategory>;
export const hazard = z.enum(HAZARDS);
export type Hazard = z.infer<typeof hazard>;
export const productShape = z.enum(PRODUCT_SHAPES);
export type ProductShape = z.infer<typeof productShape>;

const named = z.object({ id, name: z.string() });

export const warehouse = z.object({
  id,
  name: z.string(),
  lang: locale,
  address: z.string(),
  phone: z.string(),
  /** Opening hours in words. */
  hours: z.string(),
  /** From the enterprise service centre of the zone. */
  distance_km: z.number(),
  /** WGS 84, degrees. */
  longitude: z.number(),
  latitude: z.number(),
  /** An order until this time of a working day leaves on that day: `11:30`. */
  cutoff: z.string(),
  /** Working days from leaving to arriving; 0 arrives on the same day. */
  transit_days: z.number(),
  /** On the day of arrival, until this time: `18:00`. */
  arrives_by: z.string(),
  /** Of one order; free for orders of `free_from` on. */
  shipping_fee: money,
  free_from: money,
  /** Products that it has in stock. */
  products: z.number(),
});
export interface Warehouse extends z.infer<typeof warehouse> {}

/** When an order that is placed now arrives. */
const arrival = {
  arrives_at: isoTime,
  /** In the language of the request: `今天18:00前`. */
  arrival: z.string(),
};

/** Stock of a specification in a warehouse. */
export const stockRow = z.object({
  warehouse: z.pick(warehouse, {
    id: true,
    name: true,
    distance_km: true,
    cutoff: true,
    shipping_fee: true,
    free_from: true,
  }),
  quantity: z.number(),
  ...arrival,
});
export interface StockRow extends z.infer<typeof stockRow> {}

/** Goods as a list shows them. The words are in `lang`, which differs from the request where no translation exists. */
export const productSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  catalogue: productCatalogue,
  /** Whether it takes orders now. */
  open: z.boolean(),
  category: z.object({ id: z.enum([...MALL_CATEGORIES, ...CONSUMABLE_CATEGORIES]), name: z.string() }),
  /** Model or catalogue number: `HX-60`. */
  model: z.string(),
  shop: named,
  headline: z.string(),
  /** Of the default specification: `罐`. */
  unit: z.string(),
  /** Of the default specification: `1kg罐装`. */
  spec_name: z.string(),
  /** Number of specifications. */
  specs_count: z.number(),
  /** For a single piece of the cheapest specification. */
  price: money,
  /** The lowest price per piece of the default specification, in quantity. */
  price_from: money,
  voucher_rate: z.number(),
  hazard,
  /** Of all specifications in all warehouses. */
  stock: z.number(),
  /** The warehouse that has the default specification and delivers first; null where none has it. */
  earliest: z.nullable(z.object({ warehouse: named, quantity: z.number(), ...arrival })),
  /** Outline in millimetres, for a drawing to scale. */
  outline: z.object({ shape: productShape, width: z.number(), height: z.number(), depth: z.number() }),
  rating: ratingSummary,
  ...hits,
});
export interface ProductSummary extends z.infer<typeof productSummary> {}

export const productSpec = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  /** Pieces of a full carton. */
  carton: z.number(),
  /** Price per piece from this quantity on, the smallest first; the first is 1. */
  tiers: z.array(z.object({ from: z.number(), price: money })),
  /** In every warehouse, the earliest arrival first; also those that have none. */
  stock: z.array(stockRow),
});
export interface ProductSpec extends z.infer<typeof productSpec> {}

export const productDetail = z.extend(productSummary, {
  /** Plain text; a line break begins a paragraph. */
  description: z.string(),
  shop: shopCard,
  /** The default specification first. */
  specs: z.array(productSpec),
  /** Extras of an order, for example a certificate of the batch. */
  options: z.array(z.object({ id, name: z.string(), price: money, note: z.nullable(z.string()) })),
  /** Technical figures; `note` says by which standard or under which condition. */
  figures: z.array(z.object({ name: z.string(), value: z.string(), note: z.nullable(z.string()) })),
  /** Data sheets. */
  files: z.array(attachment),
  /** Whether and how long it can be sent back, in words. */
  returns: z.string(),
  /** Storage and transport, in words. */
  storage: z.string(),
  /** Whether a sample is free; null where there are none. */
  sample: z.nullable(z.string()),
  rating: ratingDetail,
  /** Of the same category, other than this one. */
  related: z.array(
    z.object({ id, title: z.string(), lang: locale, model: z.string(), price: money, unit: z.string() }),
  ),
});
export interface ProductDetail extends z.infer<typeof productDetail> {}

const shapes = { warehouse: id, shop: id };

const mallProducts = listEndpoints({
  path: '/material-mall/products',
  summary: 'Goods of the mall with their stock',
  access: 'public',
  item: productSummary,
  list: mallProductList,
  shapes,
});

const consumables = listEndpoints({
  path: '/industrial/consumables',
  summary: 'Consumables of laboratories with their stock',
  access: 'public',
  item: productSummary,
  list: consumableList,
  shapes,
});

export const productEndpoints = {
  listMallProducts: mallProducts.list,
  mallProductsFile: mallProducts.file,
  listConsumables: consumables.list,
  consumablesFile: consumables.file,
  getMallProduct: endpoint({
    method: 'GET',
    path: '/material-mall/products/{obj_id}',
    summary: 'Goods of either catalogue with specifications, prices by quantity and the stock of each warehouse',
    access: 'public',
    params: z.object({ obj_id: id }),
    errors: [404],
    response: envelope(productDetail),
  }),
  listWarehouses: endpoint({
    method: 'GET',
    path: '/material-mall/warehouse/list',
    summary: 'Warehouses, the nearest first',
    access: 'public',
    response: envelope(z.array(warehouse)),
  }),
};

import type { Locale } from '@zonekit/api-client/contract';
import type {
  ProductDetail,
  ProductSpec,
  ProductSummary,
  StockRow,
  Warehouse,
} from '@zonekit/api-client/material/product/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import { summaryOf } from '../../shop/rating/rating.ts';
import { presentShopCard } from '../../shop/shop.present.ts';
import type { ShopName } from '../../shop/shop.repository.ts';
import type { RatingSums, ShopRow } from '../../shop/shop.tables.ts';
import { arrivalAt, arrivalWords } from './arrival.ts';
import { categoryWords } from './product.repository.ts';
import type { ProductRow, SpecData, StockData, WarehouseRow } from './product.tables.ts';

/** Fields of goods that are presented besides their row. */
export interface ProductContext {
  shops: ReadonlyMap<string, ShopName>;
  ratings: ReadonlyMap<string, RatingSums>;
  warehouses: readonly WarehouseRow[];
  stock: readonly StockData[];
}

interface How {
  locale: Locale;
  now: Date;
}

const yuan = (amount: number) => ({ amount, currency: 'CNY' as const });
const sayIn = (lang: Locale) => (zh: string, en: string | null) => (lang === 'en' && en) || zh;
const maybeIn = (lang: Locale) => (zh: string | null, en: string | null) => (lang === 'en' && en) || zh;
const kilometres = (metres: number): number => Math.round(metres / 100) / 10;

export const presentWarehouse = (row: WarehouseRow, products: number, locale: Locale): Warehouse => {
  const { id, phone, longitude, latitude, cutoff, transit_days, arrives_by } = row;
  return {
    ...textsOf(row, locale, ['name', 'address', 'hours']),
    ...{ id, phone, longitude, latitude, cutoff, transit_days, arrives_by, products },
    distance_km: kilometres(row.distance_m),
    shipping_fee: yuan(row.shipping_fee),
    free_from: yuan(row.free_from),
  };
};

/** A specification in every warehouse that keeps it, the earliest arrival first. */
const stockRows = (spec: SpecData, { warehouses, stock }: ProductContext, lang: Locale, { now }: How): StockRow[] =>
  warehouses
    .flatMap((warehouse) => {
      const found = stock.find((row) => row.spec_id === spec.id && row.warehouse_id === warehouse.id);
      if (!found) return [];
      const arrives_at = arrivalAt(warehouse, now);
      return [
        {
          warehouse: {
            id: warehouse.id,
            name: sayIn(lang)(warehouse.name_zh, warehouse.name_en),
            distance_km: kilometres(warehouse.distance_m),
            cutoff: warehouse.cutoff,
            shipping_fee: yuan(warehouse.shipping_fee),
            free_from: yuan(warehouse.free_from),
          },
          quantity: found.quantity,
          arrives_at,
          arrival: arrivalWords(arrives_at, now, lang),
        },
      ];
    })
    .sort((a, b) => Date.parse(a.arrives_at) - Date.parse(b.arrives_at));

const presentSpec = (spec: SpecData, context: ProductContext, lang: Locale, how: How): ProductSpec => ({
  id: spec.id,
  name: sayIn(lang)(spec.name_zh, spec.name_en),
  unit: sayIn(lang)(spec.unit_zh, spec.unit_en),
  carton: spec.carton,
  tiers: spec.tiers.map(({ from, price }) => ({ from, price: yuan(price) })),
  stock: stockRows(spec, context, lang, how),
});

const earliestOf = (rows: readonly StockRow[]): ProductSummary['earliest'] => {
  const first = rows.find(({ quantity }) => quantity > 0);
  if (!first) return null;
  const { warehouse, quantity, arrives_at, arrival } = first;
  return { warehouse: { id: warehouse.id, name: warehouse.name }, quantity, arrives_at, arrival };
};

/** A row in the requested language. Search terms are marked. */
export const presentProduct = (
  row: ProductRow,
  context: ProductContext,
  { terms, ...how }: How & { terms: Terms | null },
): ProductSummary => {
  const { title, headline, description, lang } = textsOf(row, how.locale, ['title', 'headline', 'description']);
  const say = sayIn(lang);
  const shop = context.shops.get(row.shop_id);
  const [spec] = row.specs;
  const { id, catalogue, open, model, voucher_rate, hazard, outline, stock } = row;
  return {
    ...{ id, title, lang, catalogue, open, model, headline, voucher_rate, hazard, outline, stock },
    category: {
      id: row.category as ProductSummary['category']['id'],
      name: categoryWords(row.category)?.[lang] ?? row.category,
    },
    shop: { id: row.shop_id, name: shop ? say(shop.name_zh, shop.name_en) : row.shop_id },
    unit: spec ? say(spec.unit_zh, spec.unit_en) : '',
    spec_name: spec ? say(spec.name_zh, spec.name_en) : '',
    specs_count: row.specs.length,
    price: yuan(row.price),
    price_from: yuan(spec?.tiers.at(-1)?.price ?? row.price),
    earliest: spec ? earliestOf(stockRows(spec, context, lang, how)) : null,
    rating: summaryOf(context.ratings.get(id)),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(description, terms),
  };
};

export const presentProductDetail = (
  row: ProductRow,
  more: ProductContext & {
    shop: ShopRow;
    rating: ProductDetail['rating'];
    files: ProductDetail['files'];
    related: readonly ProductRow[];
  },
  how: How,
): ProductDetail => {
  const shown = presentProduct(row, more, { ...how, terms: null });
  const { lang } = shown;
  const say = sayIn(lang);
  const maybe = maybeIn(lang);
  return {
    ...shown,
    description: say(row.description_zh, row.description_en),
    shop: presentShopCard(more.shop, lang),
    specs: row.specs.map((spec) => presentSpec(spec, more, lang, how)),
    options: row.options.map(({ id, name_zh, name_en, price, note_zh, note_en }) => ({
      id,
      name: say(name_zh, name_en),
      price: yuan(price),
      note: maybe(note_zh, note_en),
    })),
    figures: row.figures.map((figure) => ({
      name: say(figure.name_zh, figure.name_en),
      value: say(figure.value_zh, figure.value_en),
      note: maybe(figure.note_zh, figure.note_en),
    })),
    files: more.files,
    returns: say(row.returns_zh, row.returns_en),
    storage: say(row.storage_zh, row.storage_en),
    sample: maybe(row.sample_zh, row.sample_en),
    rating: more.rating,
    related: more.related.map((other) => ({
      id: other.id,
      ...textsOf(other, how.locale, ['title']),
      model: other.model,
      price: yuan(other.price),
      unit: sayIn(lang)(other.specs[0]?.unit_zh ?? '', other.specs[0]?.unit_en ?? null),
    })),
  };
};

import { MALL_CATEGORIES } from '@zonekit/api-client/material/product/lists';
import type { ProductData } from '../../../api/src/modules/material/product/product.repository.ts';
import type {
  FigureData,
  SpecData,
  StockData,
  WarehouseRow,
} from '../../../api/src/modules/material/product/product.tables.ts';
import { pluralOf } from '../plural.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { shopId } from '../shop/shop.rows.ts';
import { families, sheetIds } from './families.ts';
import type { Family, Words } from './family.types.ts';
import { variantInEnglish } from './variant-words.ts';

const MALL_PRODUCTS = 300;
const CONSUMABLES = 400;

const isMall = ({ category }: Family): boolean => MALL_CATEGORIES.some((each) => each === category);
const pad = (number: number): string => String(number).padStart(3, '0');

const warehouse = (
  id: string,
  [name_zh, name_en]: Words,
  [address_zh, address_en]: Words,
  rest: Pick<
    WarehouseRow,
    | 'distance_m'
    | 'longitude'
    | 'latitude'
    | 'cutoff'
    | 'transit_days'
    | 'arrives_by'
    | 'shipping_fee'
    | 'free_from'
    | 'phone'
  >,
): WarehouseRow => ({
  ...{ id, name_zh, name_en, address_zh, address_en },
  hours_zh: '周一至周六8:00–18:00',
  hours_en: 'Monday to Saturday 8:00 to 18:00',
  ...rest,
});

/** The three warehouses, the nearest first; the middle one alone keeps hazardous goods. */
export const warehouseRows: readonly WarehouseRow[] = [
  warehouse(
    'wh-bay',
    ['科创湾前置仓', 'Innovation Bay Forward Warehouse'],
    ['科创湾12号楼一层', 'Ground floor, building 12, Innovation Bay'],
    {
      ...{ distance_m: 1_100, longitude: 121.641, latitude: 38.914, phone: '0633-2026601' },
      ...{ cutoff: '11:00', transit_days: 0, arrives_by: '15:00', shipping_fee: 800, free_from: 20_000 },
    },
  ),
  warehouse('wh-bonded', ['综保区一号仓', 'Bonded Zone Warehouse 1'], ['海港路66号三号库', 'Hall 3, 66 Harbour Road'], {
    ...{ distance_m: 3_200, longitude: 121.648, latitude: 38.9, phone: '0633-2026602' },
    ...{ cutoff: '11:30', transit_days: 0, arrives_by: '18:00', shipping_fee: 1_200, free_from: 30_000 },
  }),
  warehouse('wh-port', ['临港二号仓', 'Harbourside Warehouse 2'], ['港口大道206号', '206 Harbour Avenue'], {
    ...{ distance_m: 9_600, longitude: 121.66, latitude: 38.888, phone: '0633-2026603' },
    ...{ cutoff: '16:00', transit_days: 1, arrives_by: '18:00', shipping_fee: 2_000, free_from: 50_000 },
  }),
];

/** To a price that shops ask: 286 rather than 287.3. */
const rounded = (yuan: number): number =>
  yuan >= 1_000 ? Math.round(yuan / 10) * 1_000 : yuan >= 20 ? Math.round(yuan) * 100 : Math.round(yuan * 10) * 10;

/** Prices by quantity: each step is cheaper, and a full carton is one. */
const tiersOf = (price: number, carton: number): SpecData['tiers'] =>
  [
    { from: 1, factor: 1 },
    { from: Math.max(2, carton), factor: 0.96 },
    { from: Math.max(4, carton * 2), factor: 0.915 },
    { from: Math.max(10, carton * 5), factor: 0.86 },
  ].map(({ from, factor }) => ({ from, price: rounded(price * factor) }));

const specsOf = (id: string, { unit, carton }: Family, price: number, hasBulk: boolean): SpecData[] => {
  const single: SpecData = {
    ...{ id: `${id}-s1`, name_zh: `单${unit[0]}装`, name_en: `Single ${unit[1]}` },
    ...{ unit_zh: unit[0], unit_en: unit[1], units_en: pluralOf(unit[1]), carton, tiers: tiersOf(price, carton) },
  };
  const bulk: SpecData = {
    ...{ id: `${id}-s2`, name_zh: `整箱（${carton}${unit[0]}）`, name_en: `Carton of ${carton}` },
    ...{ unit_zh: '箱', unit_en: 'carton', units_en: 'cartons', carton: 1, tiers: tiersOf(price * carton * 0.9, 1) },
  };
  return hasBulk ? [single, bulk] : [single];
};

const figuresOf = ({ figures }: Family): FigureData[] =>
  figures.map(([name, value, note]) => {
    // `24个月 / 24 months`; most values need no translation.
    const [zh = value, en = zh] = /\p{Script=Han}/u.test(value) ? value.split(' / ') : [value];
    return {
      ...{ name_zh: name[0], name_en: name[1], value_zh: zh, value_en: en },
      ...{ note_zh: note?.[0] ?? null, note_en: note?.[1] ?? null },
    };
  });

const optionsOf = (id: string, hazardous: boolean): ProductData['options'] => [
  {
    ...{ id: `${id}-coa`, name_zh: '本批检验报告原件', name_en: 'Original certificate of the batch', price: 2_000 },
    ...{ note_zh: '随货', note_en: 'With the goods' },
  },
  ...(hazardous
    ? [
        {
          ...{
            id: `${id}-lift`,
            name_zh: '送货入库（危化柜）',
            name_en: 'Delivered into your safety cabinet',
            price: 5_000,
          },
          ...{ note_zh: '需提前预约', note_en: 'By appointment' },
        },
      ]
    : []),
];

const stateWords = (hazardous: boolean) =>
  hazardous
    ? {
        ...{
          returns_zh: '危险化学品不退不换，破损当场拒收',
          returns_en: 'Hazardous goods are not taken back; refuse damaged ones on delivery',
        },
        ...{
          storage_zh: '防火防爆柜，阴凉避光，不与氧化剂同放',
          storage_en: 'Fireproof cabinet, cool and dark, apart from oxidisers',
        },
        ...{ sample_zh: null, sample_en: null },
      }
    : {
        ...{ returns_zh: '未开封7天内可退换', returns_en: 'Unopened goods are taken back within 7 days' },
        ...{ storage_zh: '常温干燥处存放，避免日晒', storage_en: 'Dry, at room temperature, out of the sun' },
        ...{ sample_zh: '首单可要一份试样，免费', sample_en: 'One free sample with the first order' },
      };

const productOf = (family: Family, variant: string, place: number, number: number): ProductData => {
  const mall = isMall(family);
  const id = mall ? `product-${pad(number)}` : `consumable-${pad(number)}`;
  const random = randomOf((mall ? 71_000 : 72_000) + number);
  const spread = 0.72 + (0.56 * place) / Math.max(1, family.variants.length - 1);
  const price = family.price * spread;
  const english = variantInEnglish(variant);
  const hazardous = family.hazardous === true;
  const [shape, width, height, depth] = family.outline;
  return {
    id,
    catalogue: mall ? 'mall' : 'consumable',
    category: family.category,
    model: `${family.model}-${pad(place + 1)}`,
    shop_id: shopId(family.shop),
    title_zh: `${family.title[0]} ${variant}`,
    title_en: `${family.title[1]} ${english}`,
    headline_zh: family.what[0],
    headline_en: family.what[1],
    description_zh: `${family.what[0]}\n整箱${family.carton}${family.unit[0]}，${family.carton}${family.unit[0]}起有阶梯价；每批留样两年，可追溯。`,
    description_en: `${family.what[1]}\n${family.carton} in a carton, cheaper from a carton on; samples of each batch are stored for two years.`,
    ...stateWords(hazardous),
    hazard: hazardous ? 'hazardous' : 'none',
    voucher_rate: mall ? 0 : random.pick([30, 30, 0]),
    open: number % 61 !== 0,
    specs: specsOf(id, family, price, number % 3 !== 0),
    options: optionsOf(id, hazardous),
    figures: figuresOf(family),
    files: sheetIds(family),
    outline: { shape, width, height, depth },
    position: number,
  };
};

/** Family after family, the first variants of all before the second ones. */
const variantsOf = (some: readonly Family[], total: number) =>
  Array.from({ length: Math.max(...some.map(({ variants }) => variants.length)) }, (_, place) => place)
    .flatMap((place) =>
      some.flatMap((family) => {
        const variant = family.variants[place];
        return variant === undefined ? [] : [{ family, variant, place }];
      }),
    )
    .slice(0, total);

/** 300 goods of the mall and 400 consumables; the same on each day. */
export const productRows = (): ProductData[] =>
  [
    variantsOf(families.filter(isMall), MALL_PRODUCTS),
    variantsOf(
      families.filter((family) => !isMall(family)),
      CONSUMABLES,
    ),
  ].flatMap((some) => some.map(({ family, variant, place }, index) => productOf(family, variant, place, index + 1)));

const quantityOf = (random: Random, warehouseId: string, index: number): number => {
  if (index % 37 === 0) return 0;
  if (warehouseId === 'wh-bay') return random.next() < 0.2 ? 0 : random.int(4, 60);
  return random.next() < 0.1 ? 0 : random.int(20, 480);
};

/** Stock by warehouse and specification. */
export const stockRows = (products: readonly ProductData[]): StockData[] =>
  products.flatMap((product, index) => {
    const random = randomOf(73_000 + index);
    const keeps = product.hazard === 'hazardous' ? ['wh-bonded'] : ['wh-bay', 'wh-bonded', 'wh-port'];
    return product.specs.flatMap((spec, place) =>
      keeps.map((warehouse_id) => ({
        spec_id: spec.id,
        warehouse_id,
        product_id: product.id,
        quantity: Math.floor(
          quantityOf(random, warehouse_id, index) / (place === 0 ? 1 : Math.max(2, product.specs[0]?.carton ?? 2)),
        ),
      })),
    );
  });

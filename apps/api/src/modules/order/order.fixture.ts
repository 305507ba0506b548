import type { MaterialChoice, ReservationChoice, ServiceChoice } from '@zonekit/api-client/order/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import type { Offer, Sellable, Words } from '../shop/sellable.ts';
import { shopTable } from '../shop/shop.repository.ts';
import type { Sellables } from './order.sellables.ts';

const both = (text: string): Words => ({ 'zh-CN': text, en: `${text} (en)` });

/** The provider of everything below. */
const makeShop = (db: Db | Tx): Promise<void> =>
  shopTable.write(db, [
    {
      ...{
        id: 'shop-1',
        areas: ['business'],
        fields: ['ip'],
        district: 'bonded',
        name_zh: '东港知桥',
        name_en: 'Zhiqiao',
      },
      ...{ headline_zh: '贯标', headline_en: null, introduction_zh: '贯标', introduction_en: null, address_zh: '1号' },
      ...{
        address_en: null,
        hours_zh: '9:00–17:30',
        hours_en: null,
        phone: '0000-88160000',
        longitude: 119,
        latitude: 26,
      },
      ...{ staff: 7, confirm_hours: 8, licences: [], since: '2022-01-01', position: 1, rating_rank: 0 },
    },
  ]);

/** A provider, and tables of a catalogue with stock and buckets, as a test's own. */
export const makeCatalogue = async (db: Db | Tx): Promise<void> => {
  await makeShop(db);
  await sql`create table test_stock (id text primary key, count integer not null check (count >= 0))`.execute(db);
  await sql`create table test_taken (order_id text primary key, stock_id text not null, count integer not null)`.execute(
    db,
  );
  await sql`create table test_buckets (starts_at timestamptz(3) primary key, order_id text not null)`.execute(db);
};

/** Sets how many of a specification a warehouse has. */
export const setStock = async (db: Db | Tx, id: string, count: number): Promise<void> => {
  await sql`insert into test_stock (id, count) values (${id}, ${count})
    on conflict (id) do update set count = excluded.count`.execute(db);
};

export const stockOf = async (db: Db | Tx, id: string): Promise<number> =>
  (await sql<{ count: number }>`select count from test_stock where id = ${id}`.execute(db)).rows[0]?.count ?? 0;

/** Hours that are taken, in their order. */
export const takenHours = async (db: Db | Tx): Promise<string[]> =>
  (await sql<{ starts_at: string }>`select starts_at from test_buckets order by starts_at`.execute(db)).rows.map(
    ({ starts_at }) => starts_at,
  );

const HOUR_MS = 3_600_000;
const hoursOf = ({ starts_at, ends_at }: ReservationChoice): string[] => {
  const from = Date.parse(starts_at);
  const count = (Date.parse(ends_at) - from) / HOUR_MS;
  return Array.from({ length: count }, (_, index) => toIsoTime(new Date(from + index * HOUR_MS)));
};

const base = {
  shop_id: 'shop-1',
  spec: null,
  options: [],
  warehouse: null,
  stock: [],
  voucher_rate: 50,
  problems: [],
};
const taken = (words: Words, details: object) => new Problem(409, 'conflict', { words, details: { ...details } });

/** 380 yuan an hour; a reservation that begins before 9:00 breaks a rule. */
const reservation: Sellable<ReservationChoice> = {
  async offer(_db, choice): Promise<Offer> {
    if (choice.offer_id !== 'instrument-1') throw new Problem(404, 'not_found');
    const quantity = hoursOf(choice).length;
    return {
      ...base,
      kind: choice.kind,
      area: 'technology',
      offer_id: choice.offer_id,
      title: both('场发射扫描电镜'),
      path: `/experiment/${choice.kind}/${choice.offer_id}`,
      quantity,
      unit: { 'zh-CN': '小时', en: 'hours' },
      lines: [{ label: both('机时'), detail: both(`380元×${quantity}小时`), amount: 38_000 * quantity }],
      problems: choice.starts_at.slice(11, 13) < '09' ? [both('开放时间为9:00至18:00')] : [],
    };
  },
  async take(tx, { id }, choice) {
    for (const hour of hoursOf(choice)) {
      const { numAffectedRows } = await sql`insert into test_buckets (starts_at, order_id) values (${hour}, ${id})
        on conflict do nothing`.execute(tx);
      if (numAffectedRows !== 1n) throw taken(both('该时段刚被预约'), { reason: 'bucket' });
    }
  },
  async giveBack(tx, { id }) {
    await sql`delete from test_buckets where order_id = ${id}`.execute(tx);
  },
};

/** Two packages: 18,600 yuan in 45 working days, and 12,800. */
const service: Sellable<ServiceChoice> = {
  async offer(_db, { offer_id, spec_id, option_ids, quantity }): Promise<Offer> {
    const price = { standard: 1_860_000, basic: 1_280_000 }[spec_id];
    if (price === undefined) throw new Problem(404, 'not_found');
    const options = option_ids.map((id) => ({ id, name: both('英文体系文件') }));
    return {
      ...base,
      kind: 'service',
      area: 'business',
      offer_id,
      title: both('知识产权贯标辅导'),
      path: `/business/${offer_id}`,
      spec: { id: spec_id, name: both('标准版') },
      options,
      quantity,
      unit: { 'zh-CN': '套', en: 'packages' },
      lines: [
        { label: both('标准版'), detail: null, amount: price * quantity },
        ...options.map(({ name }) => ({ label: name, detail: null, amount: 240_000 })),
      ],
      delivery_workdays: 45,
    };
  },
  async take() {},
  async giveBack() {},
};

const stockId = ({ spec_id, warehouse_id }: MaterialChoice): string => `${spec_id} ${warehouse_id}`;

/** 290 yuan a piece, from `test_stock`. */
const material: Sellable<MaterialChoice> = {
  async offer(db, choice): Promise<Offer> {
    const warehouse = { id: choice.warehouse_id, name: both('保税一号仓') };
    return {
      ...base,
      kind: 'material',
      area: 'mall',
      offer_id: choice.offer_id,
      title: both('低温密封圈'),
      path: `/material/product/${choice.offer_id}`,
      spec: { id: choice.spec_id, name: both('DN50') },
      quantity: choice.quantity,
      unit: { 'zh-CN': '只', en: 'pieces' },
      warehouse,
      stock: [{ ...warehouse, count: await stockOf(db, stockId(choice)) }],
      lines: [{ label: both('DN50'), detail: null, amount: 29_000 * choice.quantity }],
    };
  },
  async take(tx, { id }, choice) {
    const { rows } = await sql<{ count: number }>`
      select count from test_stock where id = ${stockId(choice)} for update`.execute(tx);
    const count = rows[0]?.count ?? 0;
    if (count < choice.quantity) throw taken(both('库存不足'), { reason: 'stock', stock: count });
    await sql`update test_stock set count = count - ${choice.quantity} where id = ${stockId(choice)}`.execute(tx);
    await sql`insert into test_taken (order_id, stock_id, count)
      values (${id}, ${stockId(choice)}, ${choice.quantity})`.execute(tx);
  },
  async giveBack(tx, { id }) {
    await sql`with gone as (delete from test_taken where order_id = ${id} returning stock_id, count)
      update test_stock s set count = s.count + gone.count from gone where s.id = gone.stock_id`.execute(tx);
  },
};

/** Catalogues whose stock and buckets are in the tables above. */
export const testSellables: Sellables = { reservation, service, material };

const buyer = {
  contact_person: '林知远',
  contact_phone: '13800002026',
  message: '',
  terms_agreed: true,
};

/** Bodies of orders; `over` replaces some fields. */
export const makeReservation = (over: object = {}) => ({
  kind: 'instrument' as const,
  offer_id: 'instrument-1',
  option_ids: [],
  use_voucher: false,
  starts_at: '2026-11-25T13:00:00+08:00',
  ends_at: '2026-11-25T16:00:00+08:00',
  ...buyer,
  expected_payable: { amount: 114_000, currency: 'CNY' as const },
  ...over,
});
export const makeServiceOrder = (over: object = {}) => ({
  offer_id: 'service-1',
  spec_id: 'standard',
  option_ids: ['english'],
  quantity: 1,
  use_voucher: true,
  starts_on: '2026-12-01',
  ...buyer,
  expected_payable: { amount: 1_260_000, currency: 'CNY' as const },
  ...over,
});
export const makeMaterialOrder = (over: object = {}) => ({
  offer_id: 'product-1',
  spec_id: 'dn50',
  warehouse_id: 'w-1',
  option_ids: [],
  quantity: 2,
  use_voucher: false,
  address_id: 'a-1',
  ...buyer,
  expected_payable: { amount: 58_000, currency: 'CNY' as const },
  ...over,
});

/** Grants vouchers of 2026 to an enterprise. */
export const makeGrant = (over: object = {}) => ({
  id: 'grant-1',
  enterprise_id: 'e-lantu',
  year: 2026,
  expires_on: '2026-12-31',
  amount: 840_000,
  note_zh: '2026年度发放',
  note_en: 'Granted for 2026',
  granted_at: '2026-01-15T09:00:00+08:00',
  ...over,
});

/** A redemption of 6,400 yuan for an invoice of 12,800. */
export const makeRedemption = ({ amount = 640_000, invoices = ['f-0'] } = {}) => ({
  service: '高低温湿热试验',
  provider: '冷链装备国检分中心',
  invoice_total: { amount: 2 * amount, currency: 'CNY' as const },
  amount: { amount, currency: 'CNY' as const },
  account_name: '东港澜图智能装备有限公司',
  account_number: '6222020300001234567',
  bank: '东港银行',
  invoices,
  contract: null,
  remark: '',
});

/** User and time of a request. */
export const orderCaller = (user: Partial<User>, now: Date) => ({
  user: { user_id: 'u', account: 'u', name: '林知远', role: 'staff', enterprise_id: null, ...user } as User,
  now,
  locale: 'en' as const,
});

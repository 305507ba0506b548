import type { OrderSummary } from '@zonekit/api-client/order/contract';
import { minute, yuan } from '../../frame/cell-text.ts';
import type { FileOf, Reader } from '../../frame/list/file.ts';
import type { FileAccess } from '../../frame/module.ts';
import { orderAreas, orderKinds, orderStatuses } from './order.labels.ts';
import { orderWithFile } from './order.repository.ts';

/** The members of an enterprise see what was delivered with its orders. */
export const seesOrderFile: FileAccess = async (db, fileId, { enterprise_id }) =>
  enterprise_id !== null && (await orderWithFile(db, fileId, enterprise_id)) !== undefined;

const PAGE = '/userCenter/user/technical';

const calendarStatus = (status: OrderSummary['status']) => {
  if (status === 'pending') return 'tentative';
  return status === 'rejected' || status === 'cancelled' ? 'cancelled' : 'confirmed';
};

/** The hours that a reservation takes; nothing of other kinds. */
const reservedHours = (order: OrderSummary, { locale, origin }: Pick<Reader, 'locale' | 'origin'>) => {
  const { id, number, starts_at, ends_at, status, shop } = order;
  if (starts_at === null || ends_at === null) return [];
  return [
    {
      uid: `${id}@order.zonekit`,
      title: order.offer.title,
      description: `${number} ${orderStatuses[status][locale]}`,
      starts: starts_at,
      ends: ends_at,
      location: shop.name,
      link: `${origin}${order.offer.path}`,
      stamp: order.updated_at,
      status: calendarStatus(status),
      remindBefore: null,
    } as const,
  ];
};

/** Orders as a table; reservations as a calendar too. */
export const orderFile: FileOf<OrderSummary> = {
  name: { 'zh-CN': '订单', en: 'Orders' },
  path: PAGE,
  columns: [
    { name: { 'zh-CN': '单号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '类别', en: 'Kind' }, of: ({ kind }, { locale }) => orderKinds[kind][locale] },
    { name: { 'zh-CN': '板块', en: 'Ordered among' }, of: ({ area }, { locale }) => orderAreas[area][locale] },
    { name: { 'zh-CN': '名称', en: 'Title' }, of: ({ offer }) => offer.title },
    { name: { 'zh-CN': '套餐或规格', en: 'Package' }, of: ({ spec }) => spec?.name ?? '' },
    { name: { 'zh-CN': '数量', en: 'Quantity' }, of: ({ quantity }) => quantity },
    { name: { 'zh-CN': '单位', en: 'Unit' }, of: ({ unit }) => unit },
    { name: { 'zh-CN': '服务方', en: 'Seller' }, of: ({ shop }) => shop.name },
    { name: { 'zh-CN': '开始', en: 'From' }, of: ({ starts_at, starts_on }) => starts_on ?? minute(starts_at ?? '') },
    { name: { 'zh-CN': '结束', en: 'To' }, of: ({ ends_at }) => minute(ends_at ?? '') },
    { name: { 'zh-CN': '合计（元）', en: 'Total (CNY)' }, of: ({ total }) => yuan(total) },
    { name: { 'zh-CN': '创新券抵扣（元）', en: 'Voucher (CNY)' }, of: ({ voucher }) => yuan(voucher) },
    { name: { 'zh-CN': '应付（元）', en: 'Payable (CNY)' }, of: ({ payable }) => yuan(payable) },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => orderStatuses[status][locale] },
    { name: { 'zh-CN': '下单时间', en: 'Ordered' }, of: ({ created_at }) => minute(created_at) },
  ],
  events: reservedHours,
  news: (order, { locale, origin }) => ({
    id: order.id,
    title: `${order.offer.title}: ${orderStatuses[order.status][locale]}`,
    summary: `${minute(order.starts_at ?? '')} ${order.number}`.trim(),
    link: `${origin}${PAGE}`,
    updated: order.updated_at,
    author: order.shop.name,
    lang: locale,
  }),
};

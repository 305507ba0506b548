import type { ServiceCatalogue, ServiceDetail, ServiceSummary } from '@zonekit/api-client/business/service/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { Problem } from '../../../frame/problem.ts';
import { categoriesOf } from '../../policy/policy.catalogue.ts';
import { ratingDetailOf, ratingsOf } from '../../shop/rating/rating.repository.ts';
import { namesOfShops, shopTable } from '../../shop/shop.repository.ts';
import { presentService, presentServiceDetail, type ServiceContext } from './service.present.ts';
import { relatedServices, serviceTable, takenPackages } from './service.repository.ts';
import type { ServiceRow } from './service.tables.ts';

/** Source: specification, section 3. */
const ENTERPRISE_SERVICES = '030000';

const RELATED = 4;

/** The tree of the enterprise services: categories by position, topics below them. */
export const serviceTree = async (db: Db | Tx) => {
  const rows = (await categoriesOf(db, ENTERPRISE_SERVICES)).filter(({ hidden }) => !hidden);
  const categories = rows.filter(({ parent_id }) => parent_id === null);
  return {
    categories,
    topics: rows.filter(({ parent_id }) => parent_id !== null),
  };
};

const contextOf = async (db: Db | Tx, rows: readonly ServiceRow[]): Promise<ServiceContext> => {
  const [shops, { topics }, ratings] = await Promise.all([
    namesOfShops(
      db,
      rows.map(({ shop_id }) => shop_id),
    ),
    serviceTree(db),
    ratingsOf(
      db,
      'service',
      rows.map(({ id }) => id),
    ),
  ]);
  return { shops, topics: new Map(topics.map((topic) => [topic.id, topic])), ratings };
};

/** Services in the order of `ids`; an unknown id is left out. */
export const showServices = async (
  db: Db | Tx,
  ids: readonly string[],
  how: { locale: Locale; terms: Terms | null },
): Promise<ServiceSummary[]> => {
  const rows = await serviceTable.find(db, ids);
  const more = await contextOf(db, rows);
  return rows.map((row) => presentService(row, more, how));
};

/** @throws Problem 404 where the catalogue does not have it */
export const showService = async (
  db: Db | Tx,
  id: string,
  catalogue: ServiceCatalogue,
  locale: Locale,
): Promise<ServiceDetail> => {
  const row = await serviceTable.one(db, id);
  if (row?.catalogue !== catalogue) throw new Problem(404, 'not_found');
  const [shop, rating, taken, related] = await Promise.all([
    shopTable.one(db, row.shop_id),
    ratingDetailOf(db, 'service', id, locale),
    takenPackages(db, id),
    relatedServices(db, row, RELATED),
  ]);
  // The foreign key holds every provider.
  if (!shop) throw new Problem(404, 'not_found');
  const more = await contextOf(db, [row, ...related]);
  return presentServiceDetail(row, { ...more, shop, rating, taken, related }, locale);
};

import { servicePath } from '@zonekit/api-client/business/service-path';
import type { MessageSubject } from '@zonekit/api-client/material/message/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { serviceTable } from '../../business/service/service.repository.ts';
import { facilityTable } from '../../experiment/facility/facility.repository.ts';
import { instrumentTable } from '../../experiment/instrument/instrument.repository.ts';
import { outcomeTable } from '../../experiment/outcome/outcome.repository.ts';
import { shopTable } from '../../shop/shop.repository.ts';
import { productPath } from '../product/product.lists.ts';
import { productTable } from '../product/product.repository.ts';
import type { MessageRow } from './message.tables.ts';

const NO_HOLDER = { holder_zh: null, holder_en: null };

type Asked = Pick<MessageRow, 'title_zh' | 'title_en' | 'path' | 'shop_id' | 'holder_zh' | 'holder_en'>;

const offered = (row: { title_zh: string; title_en: string | null; shop_id: string }, path: string): Asked => ({
  title_zh: row.title_zh,
  title_en: row.title_en,
  path,
  shop_id: row.shop_id,
  ...NO_HOLDER,
});

const find: Readonly<Record<MessageSubject, (db: Db | Tx, id: string) => Promise<Asked | null>>> = {
  async shop(db, id) {
    const row = await shopTable.one(db, id);
    return row ? { title_zh: row.name_zh, title_en: row.name_en, path: null, shop_id: row.id, ...NO_HOLDER } : null;
  },
  async service(db, id) {
    const row = await serviceTable.one(db, id);
    return row ? offered(row, servicePath(row)) : null;
  },
  async product(db, id) {
    const row = await productTable.one(db, id);
    return row ? offered(row, productPath(row.id)) : null;
  },
  async instrument(db, id) {
    const row = await instrumentTable.one(db, id);
    return row ? offered(row, `/experiment/instrument/${row.id}`) : null;
  },
  async facility(db, id) {
    const row = await facilityTable.one(db, id);
    return row ? offered(row, `/experiment/region/${row.id}`) : null;
  },
  async outcome(db, id) {
    const row = await outcomeTable.one(db, id);
    if (!row) return null;
    const { title_zh, title_en, holder_zh, holder_en } = row;
    return { title_zh, title_en, path: `/experiment/outcome/${row.id}`, shop_id: null, holder_zh, holder_en };
  },
};

/** Subject of a message and the provider that receives it; null where the subject does not exist. */
export const findSubject = (db: Db | Tx, subject: MessageSubject, id: string): Promise<Asked | null> =>
  find[subject](db, id);

import { servicePath } from '@zonekit/api-client/business/service-path';
import type { MessageSubject } from '@zonekit/api-client/material/message/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { serviceTable } from '../../business/service/service.repository.ts';
import { shopTable } from '../../shop/shop.repository.ts';
import { productPath } from '../product/product.lists.ts';
import { productTable } from '../product/product.repository.ts';
import type { MessageRow } from './message.tables.ts';

type Asked = Pick<MessageRow, 'title_zh' | 'title_en' | 'path' | 'shop_id'>;

const find: Readonly<Record<MessageSubject, (db: Db | Tx, id: string) => Promise<Asked | null>>> = {
  async shop(db, id) {
    const row = await shopTable.one(db, id);
    return row ? { title_zh: row.name_zh, title_en: row.name_en, path: null, shop_id: row.id } : null;
  },
  async service(db, id) {
    const row = await serviceTable.one(db, id);
    return row
      ? { title_zh: row.title_zh, title_en: row.title_en, path: servicePath(row), shop_id: row.shop_id }
      : null;
  },
  async product(db, id) {
    const row = await productTable.one(db, id);
    return row
      ? { title_zh: row.title_zh, title_en: row.title_en, path: productPath(row.id), shop_id: row.shop_id }
      : null;
  },
};

/** Subject of a message and the provider that receives it; null where the subject does not exist. */
export const findSubject = (db: Db | Tx, subject: MessageSubject, id: string): Promise<Asked | null> =>
  find[subject](db, id);

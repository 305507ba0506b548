import { servicePath } from '@zonekit/api-client/business/service-path';
import { countsOf } from '../../frame/list/cells.ts';
import { markAll } from '../../frame/list/marks.ts';
import {
  experimentServiceFile,
  experimentServiceList,
  inCatalogue as servicesIn,
} from '../business/service/service.lists.ts';
import { showServices } from '../business/service/service.service.ts';
import { textsOf } from '../content/bilingual.ts';
import {
  consumableFile,
  productList,
  productPath,
  inCatalogue as productsIn,
} from '../material/product/product.lists.ts';
import { productTable } from '../material/product/product.repository.ts';
import type { CountedKind } from './experiment.counts.types.ts';
import { fen, say } from './experiment.words.ts';

// Kinds of technology resources that other modules keep: services and consumables.

export const soldKinds: readonly CountedKind[] = [
  {
    kind: 'service',
    path: experimentServiceFile.path,
    list: experimentServiceList,
    scope: servicesIn('experiment'),
    secondary: (cells) => countsOf(cells, 'voucher').get('accepted') ?? 0,
    hits: async (db, ids, view) =>
      (await showServices(db, ids, view)).map((item) => {
        const [cheapest] = item.packages;
        return {
          id: item.id,
          title: item.title,
          lang: item.lang,
          path: servicePath(item),
          note:
            view.locale === 'en'
              ? `${item.median_days} working ${item.median_days === 1 ? 'day' : 'days'}`
              : `${item.median_days}个工作日`,
          price: cheapest?.price ?? null,
          unit: cheapest?.unit ?? null,
          earliest_at: null,
          maturity: null,
          title_hits: item.title_hits,
        };
      }),
  },
  {
    kind: 'consumable',
    path: consumableFile.path,
    list: productList,
    scope: productsIn('consumable'),
    secondary: (cells) => countsOf(cells, 'stock').get('in_stock') ?? 0,
    hits: async (db, ids, { locale, terms }) =>
      (await productTable.find(db, ids)).map((row) => {
        const { title, lang, headline } = textsOf(row, locale, ['title', 'headline']);
        const [spec] = row.specs;
        return {
          id: row.id,
          title,
          lang,
          path: productPath(row.id),
          note: headline,
          price: fen(row.price),
          unit: spec ? say({ zh: spec.unit_zh, en: spec.unit_en }, lang) : null,
          earliest_at: null,
          maturity: null,
          title_hits: terms && markAll(title, terms),
        };
      }),
  },
];

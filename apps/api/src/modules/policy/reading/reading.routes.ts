import type { Collection, Illustration } from '@zonekit/api-client/policy/reading/contract';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { type ListContext, serveList } from '../../../frame/list/serve-list.ts';
import { documentLabels } from '../policy.labels.ts';
import type { PolicyService } from '../policy.service.ts';
import { collectionList, illustrationList } from './reading.lists.ts';
import { createReadingService } from './reading.service.ts';

const title = { 'zh-CN': '标题', en: 'Title' };
const summary = { 'zh-CN': '摘要', en: 'Summary' };
const published = { 'zh-CN': '发布日期', en: 'Published' };
const CHANNEL = { 'zh-CN': '政策专栏', en: 'Policy channel' };

const fileOf = <Item extends Collection | Illustration>(
  name: FileOf<Item>['name'],
  path: string,
  linkOf: (item: Item) => string,
): FileOf<Item> => ({
  name,
  path,
  columns: [
    { name: title, of: (item) => item.title },
    { name: summary, of: (item) => item.summary },
    { name: published, of: (item) => item.published_on },
  ],
  news: (item, { origin, locale }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: origin + linkOf(item),
    updated: `${item.published_on}T00:00:00+08:00`,
    author: CHANNEL[locale],
    lang: item.lang,
  }),
});

/** Collections and illustrations. */
export const readingRoutes = (serve: Serve, context: Context, service: PolicyService): void => {
  const finder = createFinder();
  const reading = createReadingService(service);
  const cached = { shared: 'cached' } as const;
  const labels = async ({ db, locale }: ListContext) => {
    const { industry, year } = documentLabels(await service.catalogue(db), locale);
    return { industry, year };
  };
  serveList(
    serve,
    context,
    finder,
    { list: readingEndpoints.listCollections, file: readingEndpoints.collectionsFile },
    {
      list: collectionList,
      present: reading.listedCollections,
      labels,
      file: fileOf<Collection>(
        { 'zh-CN': '政策汇编', en: 'Policy collections' },
        '/policy/policyAssembly',
        ({ id }) => `/policy/policyAssembly#${id}`,
      ),
    },
    cached,
  );
  serveList(
    serve,
    context,
    finder,
    { list: readingEndpoints.listIllustrations, file: readingEndpoints.illustrationsFile },
    {
      list: illustrationList,
      present: reading.listedIllustrations,
      labels,
      file: fileOf<Illustration>(
        { 'zh-CN': '图解政策', en: 'Policies in pictures' },
        '/policy/policyIllustration',
        ({ id }) => `/policy/policyIllustration/${id}`,
      ),
    },
    cached,
  );
  serve(
    readingEndpoints.getCollection,
    async ({ db, locale, params }) => ({
      data: await reading.getCollection({ db, locale, userId: null }, params.data_id),
    }),
    cached,
  );
  serve(
    readingEndpoints.getIllustration,
    async ({ db, locale, user, params }) => ({
      data: await reading.getIllustration({ db, locale, userId: user?.user_id ?? null }, params.data_id),
    }),
    cached,
  );
};

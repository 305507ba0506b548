import { type PublicationKind, publicationEndpoints } from '@zonekit/api-client/policy/publication/contract';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { type ListContext, serveList } from '../../../frame/list/serve-list.ts';
import { documentLabels } from '../policy.labels.ts';
import type { PolicyService, ReadContext } from '../policy.service.ts';
import { grantFile, publicationFile } from './publication.files.ts';
import { announcementList, canvassList, grantList, ofKind, publicityList } from './publication.lists.ts';
import { presentGrant, presentLink, presentPublication } from './publication.present.ts';
import * as repository from './publication.repository.ts';
import { addOpinion, getCanvass, getPublication } from './publication.service.ts';

const statuses = {
  publicity: { open: { 'zh-CN': '公示中', en: 'Open to objection' }, closed: { 'zh-CN': '公示结束', en: 'Closed' } },
  canvass: { open: { 'zh-CN': '征集中', en: 'Open for opinion' }, closed: { 'zh-CN': '已结束', en: 'Closed' } },
};

type Caller = { db: Db | Tx; locale: ReadContext['locale']; user: { user_id: string } | null };
const readContext = ({ db, locale, user }: Caller): ReadContext => ({ db, locale, userId: user?.user_id ?? null });

/** Announcements, published results with their rows, and drafts open for opinion. */
export const publicationRoutes = (serve: Serve, context: Context, service: PolicyService): void => {
  const finder = createFinder();
  const cached = { shared: 'cached' } as const;

  const present = async (ids: readonly string[], { db, locale, terms }: ListContext) => {
    const [rows, view] = await Promise.all([repository.findPublications(db, ids), service.view({ db, locale }, terms)]);
    const lists = rows.filter(({ kind }) => kind === 'publicity').map(({ id }) => id);
    const totals = await repository.totalsOf(db, lists);
    return rows.map((row) => presentPublication(row, totals.get(row.id), view));
  };
  const shared = async ({ db, locale }: ListContext) => {
    const { department, year } = documentLabels(await service.catalogue(db), locale);
    return { department, year };
  };
  const source = (kind: PublicationKind) => ({
    present,
    scope: () => ofKind(kind),
    chosen: service.withDepartments,
    file: publicationFile(kind),
  });

  serveList(
    serve,
    context,
    finder,
    { list: publicationEndpoints.listAnnouncements, file: publicationEndpoints.announcementsFile },
    { ...source('announcement'), list: announcementList, labels: shared },
    cached,
  );
  serveList(
    serve,
    context,
    finder,
    { list: publicationEndpoints.listPublicity, file: publicationEndpoints.publicityFile },
    {
      ...source('publicity'),
      list: publicityList,
      labels: async (list) => ({ ...(await shared(list)), status: named(statuses.publicity, list.locale) }),
    },
    cached,
  );
  serveList(
    serve,
    context,
    finder,
    { list: publicationEndpoints.listCanvass, file: publicationEndpoints.canvassFile },
    {
      ...source('canvass'),
      list: canvassList,
      labels: async (list) => ({ ...(await shared(list)), status: named(statuses.canvass, list.locale) }),
    },
    cached,
  );
  serveList(
    serve,
    context,
    finder,
    { list: publicationEndpoints.listGrants, file: publicationEndpoints.grantsFile },
    {
      list: grantList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, view] = await Promise.all([repository.findGrants(db, ids), service.view({ db, locale }, terms)]);
        return rows.map((row) => presentGrant(row, view));
      },
      labels: async (list) => {
        const lists = await repository.publicityNames(list.db);
        const publicity = lists.map((row) => ({ value: row.id, label: presentLink(row, list.locale).title }));
        return { ...(await shared(list)), publicity };
      },
      chosen: service.withDepartments,
      file: grantFile,
    },
    cached,
  );

  serve(
    publicationEndpoints.getAnnouncement,
    async (call) => ({
      data: await getPublication(service, readContext(call), 'announcement', call.params.data_id),
    }),
    cached,
  );
  serve(
    publicationEndpoints.getPublicity,
    async (call) => ({ data: await getPublication(service, readContext(call), 'publicity', call.params.data_id) }),
    cached,
  );
  serve(publicationEndpoints.getCanvass, async (call) => ({
    data: await getCanvass(service, readContext(call), call.params.data_id),
  }));
  serve(publicationEndpoints.addOpinion, async ({ db, user, params, body }) => ({
    data: await addOpinion(db, { id: params.data_id, userId: user.user_id, now: context.now() }, body),
  }));
};

import { contentEndpoints, type InstitutionKind } from '@zonekit/api-client/content/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { sql } from 'kysely';
import type { Db } from '../../frame/context.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { textsOf } from './bilingual.ts';
import { companyFile, informationFile, institutionFile, videoFile } from './content.files.ts';
import {
  chainStages,
  informationKinds,
  innovationFields,
  institutionLevels,
  qualifications,
  videoTopics,
} from './content.labels.ts';
import { companyList, informationList, institutionList, videoList } from './content.lists.ts';
import { chainDetail, chainSummaries, companyTable, loadChains, presentCompanies } from './industry.ts';
import { bodyOf, informationTable, presentInformation, presentSlide, presentVideo, videoTable } from './information.ts';
import { institutionTable, ofInstitutionKind, presentInstitution } from './institution.ts';

const RELATED = 4;
const CACHED = { shared: 'cached' } as const;

export const contentRoutes: Module['routes'] = (serve, context) => {
  const finder = createFinder();

  serve(
    contentEndpoints.listCarousels,
    async ({ query, db, locale }) => {
      const slides = db.selectFrom('content_carousels').selectAll().where('place', '=', query.place);
      const rows = await slides.orderBy('position').orderBy('id').execute();
      return { data: rows.map((row) => presentSlide(row, locale)) };
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    finder,
    { list: contentEndpoints.listVideos, file: contentEndpoints.videosFile },
    {
      list: videoList,
      present: async (ids, { db, locale, terms }) =>
        (await videoTable.find(db, ids)).map((row) => presentVideo(row, locale, terms)),
      labels: async ({ locale }) => ({ topic: named(videoTopics, locale) }),
      file: videoFile,
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    finder,
    { list: contentEndpoints.listInformation, file: contentEndpoints.informationFile },
    {
      list: informationList,
      present: async (ids, { db, locale, terms }) =>
        (await informationTable.find(db, ids)).map((row) => presentInformation(row, locale, terms)),
      labels: async ({ locale }) => ({ kind: named(informationKinds, locale), year: 'years' as const }),
      file: informationFile,
    },
    CACHED,
  );

  serve(
    contentEndpoints.getInformation,
    async ({ params, db, locale }) => {
      const row = await informationTable.one(db, params.information_id);
      if (!row) throw new Problem(404, 'not_found');
      const related = await informationTable.select(
        db,
        sql`kind = ${row.kind} and id <> ${row.id}`,
        sql`order by published_on desc, id desc limit ${RELATED}`,
      );
      const item = presentInformation(row, locale, null);
      return {
        data: {
          ...item,
          body_html: bodyOf(row, item.lang),
          related: related.map((other) => presentInformation(other, locale, null)),
        },
      };
    },
    CACHED,
  );

  const serveInstitutions = (
    kind: InstitutionKind,
    endpoints: { list: typeof contentEndpoints.listPlatforms; file: typeof contentEndpoints.platformsFile },
    name: Words,
    path: string,
  ) =>
    serveList(
      serve,
      context,
      finder,
      endpoints,
      {
        list: institutionList,
        scope: () => ofInstitutionKind(kind),
        present: async (ids, { db, locale, terms }) =>
          (await institutionTable.find(db, ids)).map((row) => presentInstitution(row, locale, terms)),
        labels: async ({ locale }) => ({
          field: named(innovationFields, locale),
          level: named(institutionLevels, locale),
        }),
        file: institutionFile(name, path),
      },
      CACHED,
    );
  serveInstitutions(
    'platform',
    { list: contentEndpoints.listPlatforms, file: contentEndpoints.platformsFile },
    { 'zh-CN': '公共技术服务平台', en: 'Public technical-service platforms' },
    '/info/platform',
  );
  serveInstitutions(
    'base',
    { list: contentEndpoints.listBases, file: contentEndpoints.basesFile },
    { 'zh-CN': '中试基地', en: 'Pilot-production bases' },
    '/info/base',
  );
  serveInstitutions(
    'research',
    { list: contentEndpoints.listResearch, file: contentEndpoints.researchFile },
    { 'zh-CN': '研究机构', en: 'Research institutions' },
    '/info/research',
  );

  serve(
    contentEndpoints.listCenters,
    async ({ db, locale }) => {
      const rows = await institutionTable.select(db, sql`kind = 'center'`, sql`order by position, id`);
      const groups = named(innovationFields, locale).map(({ value, label }) => ({
        id: value as keyof typeof innovationFields,
        fieldName: label,
        centerList: rows.filter(({ field }) => field === value).map((row) => presentInstitution(row, locale, null)),
      }));
      return { data: groups.filter(({ centerList }) => centerList.length > 0) };
    },
    CACHED,
  );

  serve(contentEndpoints.listChains, async ({ db, locale }) => ({ data: await chainSummaries(db, locale) }), CACHED);

  serve(
    contentEndpoints.getChain,
    async ({ params, db, locale }) => {
      const chain = await chainDetail(db, params.chain_id, locale);
      if (!chain) throw new Problem(404, 'not_found');
      return { data: chain };
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    finder,
    { list: contentEndpoints.listChainCompanies, file: contentEndpoints.chainCompaniesFile },
    {
      list: companyList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, chains] = await Promise.all([companyTable.find(db, ids), loadChains(db)]);
        return presentCompanies(rows, chains, locale, terms);
      },
      labels: async ({ db, locale }) => companyLabels(db as Db, locale),
      file: companyFile,
    },
    CACHED,
  );
};

const companyLabels = async (db: Db, locale: Locale) => {
  const { chains, positions } = await loadChains(db);
  const of = (rows: readonly (typeof chains)[number][] | readonly (typeof positions)[number][]) =>
    rows.map((row) => ({ value: row.id, label: textsOf(row, locale, ['name']).name }));
  return {
    chain: of(chains),
    position: of(positions),
    stage: named(chainStages, locale),
    qualification: named(qualifications, locale),
  };
};

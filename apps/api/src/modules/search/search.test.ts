import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/contract';
import { serviceEndpoints } from '@zonekit/api-client/business/service/contract';
import { contentEndpoints } from '@zonekit/api-client/content/contract';
import { eventEndpoints } from '@zonekit/api-client/event/contract';
import { facilityEndpoints } from '@zonekit/api-client/experiment/facility/contract';
import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/contract';
import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/contract';
import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/contract';
import { projectEndpoints } from '@zonekit/api-client/experiment/project/contract';
import { expertEndpoints } from '@zonekit/api-client/expert/contract';
import { faqEndpoints } from '@zonekit/api-client/faq/contract';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/contract';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/contract';
import { investorEndpoints } from '@zonekit/api-client/finance/investor/contract';
import { debtProductEndpoints } from '@zonekit/api-client/finance/product/contract';
import { productEndpoints } from '@zonekit/api-client/material/product/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { publicationEndpoints } from '@zonekit/api-client/policy/publication/contract';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/contract';
import { type PageAddress, searchEndpoints } from '@zonekit/api-client/search/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/contract';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/contract';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { kindOf } from '../../frame/list/searched-list.ts';
import { modules } from '../modules.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
}, 180_000);
afterAll(() => api.close());

const search = async (query: { q: string; kind?: string; per_kind?: number }, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const { status, body, error } = await api.inject(searchEndpoints.searchAll, { query }, { locale });
  expect(status, JSON.stringify(error)).toBe(200);
  return body.data;
};

/** The list that the link of a kind leads to. */
const LISTS = {
  policies: policyEndpoints.listPolicies,
  declarations: policyEndpoints.listDeclarations,
  collections: readingEndpoints.listCollections,
  illustrations: readingEndpoints.listIllustrations,
  announcements: publicationEndpoints.listAnnouncements,
  publicity: publicationEndpoints.listPublicity,
  canvass: publicationEndpoints.listCanvass,
  grants: publicationEndpoints.listGrants,
  faqs: faqEndpoints.listFaqs,
  content_information: contentEndpoints.listInformation,
  'institutions.platform': contentEndpoints.listPlatforms,
  'institutions.base': contentEndpoints.listBases,
  'institutions.research': contentEndpoints.listResearch,
  events: eventEndpoints.listEvents,
  experts: expertEndpoints.listExperts,
  space_incubators: incubatorEndpoints.listIncubators,
  space_carriers: incubatorEndpoints.listCarriers,
  units: spaceEndpoints.listUnits,
  parks: spaceEndpoints.listParks,
  instruments: instrumentEndpoints.listInstruments,
  facilities: facilityEndpoints.listFacilities,
  laboratories: laboratoryEndpoints.listLaboratories,
  outcomes: outcomeEndpoints.listOutcomes,
  projects: projectEndpoints.listProjects,
  'services.enterprise': serviceEndpoints.listServices,
  'services.experiment': serviceEndpoints.listExperimentServices,
  business_recommended_products: recommendationEndpoints.listRecommendedProducts,
  business_techniques: recommendationEndpoints.listTechniques,
  'products.mall': productEndpoints.listMallProducts,
  'products.consumable': productEndpoints.listConsumables,
  debt_products: debtProductEndpoints.listDebtProducts,
  finance_institutions: institutionEndpoints.listInstitutions,
  finance_funds: fundEndpoints.listFunds,
  finance_investors: investorEndpoints.listInvestors,
  supply_companies: supplyCompanyEndpoints.listSupplyCompanies,
  supply_products: supplyProductEndpoints.listSupplyProducts,
  supply_demands: demandEndpoints.listHallDemands,
} as const;

it('finds in every list at once, by kind with counts, its hits marked', async () => {
  const { kinds, total } = await search({ q: '冷链', per_kind: 2 });
  expect(kinds.length).toBeGreaterThan(10);
  expect(total).toBe(kinds.reduce((sum, kind) => sum + kind.total, 0));
  for (const { kind, hits, total: ofKind } of kinds) expect(hits.length, kind).toBe(Math.min(2, ofKind));
  const [first] = kinds[0]?.hits ?? [];
  expect(first?.title_hits?.some(({ hit, text }) => hit && text.includes('冷链'))).toBe(true);
});

it('counts of a kind as many as its list finds', async () => {
  const counted = new Set<string>();
  for (const q of ['冷链', '申报', '海洋', '研究院', '乙醇', '设备', '机器人']) {
    for (const { kind, path, total } of (await search({ q, per_kind: 1 })).kinds) {
      if (path === null) continue;
      const list = LISTS[kind as keyof typeof LISTS];
      const { body } = await api.inject(list, { query: { q, page_size: 1 } });
      expect(total, `${kind}: ${q}`).toBe(body.page.total);
      counted.add(kind);
    }
  }
  expect([...counted].sort()).toEqual(Object.keys(LISTS).sort());
});

it('leads from each hit to the page that shows it', async () => {
  const paths = new Map<string, string[]>();
  for (const q of ['冷链', '研究院', '产业']) {
    for (const { kind, hits } of (await search({ q, per_kind: 1 })).kinds) {
      paths.set(kind, [...(paths.get(kind) ?? []), ...hits.map(({ path }) => path)]);
    }
  }
  const [grant] = paths.get('grants') ?? [];
  expect(grant).toMatch(/^\/policy\/resultsPublicityDetails\/pub-\d+\?q=/);
  expect(paths.get('declarations')?.[0]).toMatch(/^\/policy\/policyDeclaration\/dec-[\w-]+$/);
  expect(paths.get('content_information')?.[0]).toMatch(/^\/listDetails\?id=/);
  expect(paths.get('institutions.center')?.[0]).toMatch(/^\/info\/innovation\?field=\w+#/);
  expect(paths.get('industry_companies')?.[0]).toMatch(
    /^\/entrance\/industryMap\?chain=[\w-]+&position=[\w-]+#companies$/,
  );
  expect(paths.get('events')?.[0]).toMatch(/^\/event\/[\w-]+$/);
});

it('gives the hits of one kind alone, and counts the others', async () => {
  const { kinds } = await search({ q: '冷链', kind: 'faqs', per_kind: 20 });
  expect(kinds.length).toBeGreaterThan(1);
  for (const { kind, hits } of kinds) expect(hits.length > 0, kind).toBe(kind === 'faqs');
});

it('finds by pinyin and in English', async () => {
  expect((await search({ q: 'lenglian' })).total).toBeGreaterThan(10);
  const { kinds } = await search({ q: 'cold chain' }, 'en');
  expect(kinds.map(({ label }) => label)).toContain('Policy documents');
  expect(kinds[0]?.hits[0]?.lang).toBe('en');
});

it.each(["'; drop table policies; --", '%_%', '\\', '(((', '🙂', 'qqqzzzxx'])(
  'finds nothing for %j, and says so',
  async (q) => {
    expect(await search({ q })).toMatchObject({ total: 0, kinds: [] });
  },
);

it('names the page of each public item once, part by part', async () => {
  const pages: PageAddress[] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after === null ? {} : { after };
    const { status, body } = await api.inject(searchEndpoints.pageAddresses, { query });
    expect(status).toBe(200);
    pages.push(...body.data.addresses);
    after = body.data.next;
  } while (after !== null);
  const addresses = pages.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/policy/policyDocument/pol-0001',
      '/policy/policyBrowse/can-001?tab=canvass',
      '/policy/resultsPublicityDetails/pub-001',
      '/policy/policyCommon/faq-001',
      '/listDetails?id=news-001',
      '/event/event-42',
    ]),
  );
  const { n } = await api.db
    .selectFrom('policies')
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow();
  expect(addresses.filter((address) => address.startsWith('/policy/policyDocument/'))).toHaveLength(n);
  expect(addresses.filter((address) => address.includes('#'))).toEqual([]);
  const { published_on } = await api.db
    .selectFrom('policies')
    .select('published_on')
    .where('id', '=', 'pol-0001')
    .executeTakeFirstOrThrow();
  expect(pages).toContainEqual({ path: '/policy/policyDocument/pol-0001', changed_on: published_on });
  const changes = pages.map(({ changed_on }) => changed_on ?? '');
  expect(changes.every((day) => day <= shanghaiDay(NOW))).toBe(true);
});

it('refuses a place of the addresses that is none', async () => {
  for (const after of ['nothing:', 'grants:', "'; drop table policies"]) {
    expect((await api.inject(searchEndpoints.pageAddresses, { query: { after } })).status, after).toBe(400);
  }
});

it('refuses an empty search and wrong numbers', async () => {
  for (const query of [{ q: ' ' }, { q: 'a', per_kind: 0 }, { q: 'a', per_kind: 21 }]) {
    expect((await api.inject(searchEndpoints.searchAll, { query })).status).toBe(422);
  }
});

it('covers each list under a name of its own, with columns that its table has', async () => {
  const lists = modules.flatMap(({ searched = [] }) => searched);
  const names = lists.map(kindOf);
  expect(new Set(names).size).toBe(names.length);
  const { rows } = await api.db.introspection
    .getTables()
    .then((tables) => ({ rows: new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)])) }));
  for (const { list, text, note, date, columns: more = [] } of lists) {
    const columns = [...(list.search?.titles ?? []), text?.zh, text?.en, note?.zh, note?.en, date, ...more].filter(
      (column) => column !== undefined,
    );
    expect(rows.get(list.table), list.name).toEqual(expect.arrayContaining(columns));
  }
});

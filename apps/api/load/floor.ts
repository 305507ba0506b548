/**
 * The floor: Fastify and pg with SQL written by hand, which answers the reads of policies and of the calendar as the service
 * does, byte for byte, and does nothing else: no signatures, no sessions, no limits, nothing held against a contract. What
 * a row becomes in an answer is the service's own pure function. `node floor.ts <database url> <port>`.
 *
 * Facet counts are cached for a minute, as nobody would count a million rows for each visitor.
 */
import type { Locale } from '@zonekit/api-client/contract';
import fastify from 'fastify';
import pg from 'pg';
import { postgresTypes } from '../src/database/parsers.ts';
import { addDays, shanghaiDay } from '../src/frame/day.ts';
import { type Cells, facetOf, totalOf } from '../src/frame/list/cells.ts';
import { writeCursor } from '../src/frame/list/cursor.ts';
import type { Catalogue, Named } from '../src/modules/policy/policy.catalogue.ts';
import { policyLabels } from '../src/modules/policy/policy.labels.ts';
import { EXPIRING_DAYS } from '../src/modules/policy/policy.lists.ts';
import { presentDeclaration, presentPolicy } from '../src/modules/policy/policy.present.ts';
import type { DeclarationListRow, PolicyListRow } from '../src/modules/policy/policy.repository.ts';
import { createOwnLists } from './floor.own.ts';
import { createSearch } from './floor.search.ts';

const [url = '', port = '0'] = process.argv.slice(2);
const CAP = 10_000;
const MINUTE_MS = 60_000;
const LOCALE = 'zh-CN';

const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  types: postgresTypes,
  options: '-c TimeZone=Asia/Shanghai',
});

/** @param name of the prepared statement; '' has PostgreSQL plan each query with its values */
const query = async <T extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>({ ...(name && { name }), text, values })).rows;

/** Caches a value by key for a minute; concurrent requests share it. */
const memoizeByKey = <T>(make: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const values = new Map<string, { value: Promise<T>; at: number }>();
  return (key) => {
    const cached = values.get(key);
    if (cached && Date.now() - cached.at <= MINUTE_MS) return cached.value;
    const value = make(key);
    values.set(key, { value, at: Date.now() });
    return value;
  };
};
const memoize = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  const get = memoizeByKey(make);
  return () => get('');
};

const catalogue = memoize(async (): Promise<Catalogue> => {
  const departments = await query<Catalogue['departments'][number]>(
    'departments',
    'select id, name_zh, name_en, level, address_zh, address_en, hours_zh, hours_en from policy_departments order by position',
  );
  const industries = await query<Named>(
    'industries',
    `select t.id, t.name_zh, t.name_en from policy_tags t join policy_categories c on c.id = t.category_id
     where c.business_code = '050011' order by t.position`,
  );
  const byId = new Map(departments.map((department) => [department.id, department]));
  const tags = new Map(industries.map((industry) => [industry.id, industry]));
  return { departments, department: (id) => byId.get(id), industries, industry: (id) => tags.get(id) };
});

const VALIDITY = `case when expires_on is null or expires_on > $2::date then 'effective' when expires_on >= $1::date
  then 'expiring' else 'expired' end`;
const today = () => shanghaiDay(new Date());
const dates = () => [today(), addDays(today(), EXPIRING_DAYS)];

/** @param source rows of policies, of a search no more than one beyond the cap; @param values its parameters */
const cellsOf = async (source: string, values: unknown[] = []): Promise<Cells> => {
  const [now, soon] = dates();
  const validity = VALIDITY.replace('$1', `'${now}'`).replace('$2', `'${soon}'`);
  const rows = await query<{ l: string; d: string; i: string[]; y: number; v: string; count: number }>(
    '',
    `select level as l, department_id as d, industries as i, year as y, ${validity} as v, count(*)::integer as count
     from ${source} as d group by 1, 2, 3, 4, 5`,
    values,
  );
  return {
    names: ['level', 'department', 'industry', 'year', 'validity'],
    cells: rows.map(({ l, d, i, y, v, count }) => ({ values: [[l], [d], i, [String(y)], [v]], count })),
    complete: values.length === 0 || rows.reduce((sum, { count }) => sum + count, 0) <= CAP,
  };
};
const cells = memoize(() => cellsOf('policies'));

/** The newest publication date by validity. */
const newest = memoize(async () => {
  const rows = await query<{ v: string; newest: string }>(
    'newest',
    `select ${VALIDITY} as v, max(published_on) as newest from policies group by 1`,
    dates(),
  );
  return new Map(rows.map((row) => [row.v, row.newest]));
});

const COLUMNS = `id, number, number_latin, department_id, level, theme, industries, title_zh, title_en, title_initials,
  published_on, effective_on, expires_on, summary_zh, summary_en, body_id`;
const CALL_COLUMNS = `id, number, number_latin, department_id, level, theme, industries, title_zh, title_en, policy_id,
  opens_at, closes_at, announces_on, amount, support_zh, support_en, criteria`;

const viewOf = async (locale: Locale = LOCALE) =>
  ({ locale, now: new Date(), catalogue: await catalogue(), terms: null }) as const;

/** Values that may be there once, several times or not at all. */
type Query = Record<string, string | string[] | undefined>;
const texts = (value: Query[string]): string[] => (value === undefined ? [] : [value].flat());

const listPolicies = async (queryString: Query) => {
  const filters = {
    level: texts(queryString.level),
    industry: texts(queryString.industry),
    year: texts(queryString.year),
    validity: texts(queryString.validity),
  };
  const [counted, ends] = await Promise.all([cells(), newest()]);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (filters.level.length > 0) where.push(`level = any(${bind(filters.level)})`);
  if (filters.industry.length > 0) where.push(`industries && ${bind(filters.industry)}`);
  if (filters.year.length > 0) {
    const years = filters.year.map(Number);
    where.push(`year = any(${bind(years)})`);
    where.push(
      `published_on between ${bind(`${Math.min(...years)}-01-01`)} and ${bind(`${Math.max(...years)}-12-31`)}`,
    );
  }
  const [validity] = filters.validity;
  const [now, soon] = dates();
  if (validity === 'effective') where.push(`(expires_on is null or expires_on > ${bind(soon)})`);
  if (validity === 'expiring') where.push(`expires_on between ${bind(now)} and ${bind(soon)}`);
  if (validity === 'expired') where.push(`expires_on < ${bind(now)}`);
  if (validity && validity !== 'effective') where.push(`published_on <= ${bind(ends.get(validity) ?? now)}`);
  const size = Number(queryString.page_size ?? 20);
  const index = Number(queryString.page_index ?? 1);
  const text = `select ${COLUMNS} from policies ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by published_on desc, id desc limit ${bind(size + 1)} offset ${bind((index - 1) * size)}`;
  const rows = await query<PolicyListRow & pg.QueryResultRow>(`list ${where.join()}`.slice(0, 63), text, values);
  const view = await viewOf();
  const total = totalOf(counted, filters);
  const last = rows.length > size ? rows[size - 1] : undefined;
  const labels = policyLabels(view.catalogue, LOCALE);
  const facet = (name: keyof typeof labels) => facetOf(counted, filters, name, labels[name]);
  return {
    data: rows.slice(0, size).map((row) => presentPolicy(row, view)),
    page: {
      page_index: index,
      page_size: size,
      total: Math.min(total, CAP),
      total_capped: total > CAP,
      next_cursor: last ? writeCursor({ sort: 'published_on', phase: 0, key: last.published_on, id: last.id }) : null,
    },
    facets: {
      level: facet('level'),
      department: facet('department'),
      industry: facet('industry'),
      year: facet('year'),
      validity: facet('validity'),
    },
    help: null,
  };
};

interface FileRow extends pg.QueryResultRow {
  id: string;
  name: string;
  kind: string;
  mime: string;
  size: number;
  access: string;
}

interface Version extends pg.QueryResultRow {
  id: string;
  title: string;
  number: string;
  published_on: string;
  effective_on: string;
  ended_on: string | null;
}

const getPolicy = async (id: string) => {
  const [row] = await query<PolicyListRow & pg.QueryResultRow & { html_zh: string }>(
    'policy',
    `select ${COLUMNS.replace('id,', 'p.id,')}, b.html_zh from policies p join policy_bodies b on b.id = p.body_id where p.id = $1`,
    [id],
  );
  if (!row) return null;
  const [files, calls, related, earlier, view] = await Promise.all([
    query<FileRow>(
      'files',
      `select f.id, f.name, f.kind, f.mime, f.size, f.access from policy_attachments a join files f on f.id = a.file_id
       where a.item_id = $1 order by a.position`,
      [id],
    ),
    query<DeclarationListRow & pg.QueryResultRow>(
      'calls',
      `select ${CALL_COLUMNS} from declarations where policy_id = $1 order by closes_at desc limit 20`,
      [id],
    ),
    query<PolicyListRow & pg.QueryResultRow>(
      'related',
      `select ${COLUMNS} from policies where theme = $1 and id <> $2 order by published_on desc, id desc limit 4`,
      [row.theme, id],
    ),
    query<Version>(
      'versions',
      `select id, title_zh as title, number, published_on, effective_on, ended_on from policy_versions
       where policy_id = $1 order by effective_on desc, id desc`,
      [id],
    ),
    viewOf(),
  ]);
  const current = { ...row, title: row.title_zh, ended_on: row.expires_on };
  return {
    ...presentPolicy(row, view),
    versions: [current, ...earlier].map(({ id, title, number, published_on, effective_on, ended_on }) => ({
      id,
      title,
      lang: LOCALE,
      number,
      published_on,
      effective_on,
      ended_on,
    })),
    comparison: null,
    effective_on: row.effective_on,
    body_html: row.html_zh,
    attachments: files.map((file) => ({ ...file, permission_status: null })),
    declarations: calls.map((declaration) => presentDeclaration(declaration, view)),
    related: related.map((policy) => presentPolicy(policy, view)),
  };
};

const takenHalfDays = async (queryString: Query) => {
  const range = [queryString.start_date, queryString.end_date];
  const size = Number(queryString.page_size ?? 99);
  const index = Number(queryString.page_index ?? 1);
  const [counted, entries] = await Promise.all([
    query<{ total: number }>(
      'taken total',
      'select count(*)::integer as total from booking_half_days where appointment_date between $1 and $2',
      range,
    ),
    query(
      'taken',
      `select appointment_date, period from booking_half_days where appointment_date between $1 and $2
       order by appointment_date, period limit $3 offset $4`,
      [...range, size, (index - 1) * size],
    ),
  ]);
  const total = counted[0]?.total ?? 0;
  return {
    data: entries,
    page: { page_index: index, page_size: size, total, total_capped: false, next_cursor: null },
  };
};

const ownLists = createOwnLists(query);
const search = createSearch({ ask: query, memoizeByKey, cells, cellsOf, view: viewOf, columns: COLUMNS });

const app = fastify({ logger: false });
app.get<{ Querystring: Query }>('/api/policy/users_policy', ({ headers }) => ownLists.applications(headers));
app.get<{ Querystring: Query }>('/api/roadshows/bookings', ({ headers }) => ownLists.bookings(headers));
app.get<{ Querystring: Query }>('/api/policies/policies', ({ query: queryString, headers }) => {
  const [q] = texts(queryString.q);
  return q === undefined ? listPolicies(queryString) : search(q, headers['accept-language'] === 'en' ? 'en' : LOCALE);
});
app.get<{ Params: { id: string } }>('/api/policies/policies/:id', async ({ params }, reply) => {
  const data = await getPolicy(params.id);
  return data ? { data } : reply.code(404).send({ code: 'not_found' });
});
app.get<{ Querystring: Query }>('/api/roadshows/calendar', ({ query: queryString }) => takenHalfDays(queryString));
app.get('/api/ready', () => ({ status: 'ok' }));
process.on('SIGTERM', () => app.close().then(() => pool.end()));
await app.listen({ host: '127.0.0.1', port: Number(port) });

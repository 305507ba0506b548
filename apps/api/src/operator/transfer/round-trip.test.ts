import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { peopleOf } from '../../../test/people.ts';
import type { Module } from '../../frame/module.ts';
import type { Transfer } from '../../frame/transfer.ts';
import { setPassword } from '../../modules/auth/auth.register.ts';
import { modules } from '../../modules/modules.ts';
import { importRows } from './import-rows.ts';
import { readRows } from './read-rows.ts';
import { exportRows } from './write-rows.ts';

/** Every domain that can be brought, in the order in which an empty zone takes them; a new one is among them by itself. */
const all = modules.flatMap((module: Module) => module.transfers ?? []);
const transfers = all.filter(({ write }) => write);
const transferOf = (name: string): Transfer => {
  const transfer = transfers.find((transfer) => transfer.name === name);
  if (!transfer) throw new Error(`no transfer ${name}`);
  return transfer;
};

const folder = mkdtempSync(join(tmpdir(), 'zonekit-round-'));
let from: TestApi;
let to: TestApi;
beforeAll(async () => {
  const now = () => new Date('2026-11-20T10:00:00+08:00');
  from = await startTestApi({ now, demo: true });
  to = await startTestApi({ now });
}, 240_000);
afterAll(async () => {
  await from.close();
  await to.close();
  rmSync(folder, { recursive: true, force: true });
});

const exported = async (api: TestApi, transfer: Transfer, format: 'csv' | 'json') => {
  const stream = new PassThrough();
  const written = exportRows(api.context, transfer, format, stream).then(() => stream.end());
  const text = Buffer.concat(await stream.toArray()).toString();
  await written;
  return text;
};
const rowsIn = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readRows(path);
};
const load = async (transfer: Transfer, format: 'csv' | 'json', text: string) =>
  importRows(to.context, transfer, await rowsIn(`${transfer.name}.${format}`, text), { dryRun: false });

/** The import that follows has all rows. */
const ROWS_OF_DRY_RUN = 100;

/** Rows that come with those of another transfer, and are only completed by their own. */
const MADE_WITH_OTHERS: ReadonlySet<string> = new Set(['space_rents']);

it('what a zone exports, an empty one takes and exports the same, as CSV and as JSON', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    to.db,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(to.db);
  for (const transfer of transfers) {
    const csv = await exported(from, transfer, 'csv');
    expect(csv.split('\n').length, transfer.name).toBeGreaterThan(3);
    const isMade = MADE_WITH_OTHERS.has(transfer.name);
    const first = (await rowsIn(`${transfer.name}.csv`, csv)).slice(0, ROWS_OF_DRY_RUN);
    const dry = await importRows(to.context, transfer, first, { dryRun: true });
    expect(dry, transfer.name).toMatchObject({
      bad: [],
      ...(!isMade && { added: first.length, changed: 0 }),
      written: false,
    });
    const report = await load(transfer, 'csv', csv);
    expect(report, transfer.name).toMatchObject({ bad: [], written: true, added: isMade ? 0 : report.read });
    expect(await exported(to, transfer, 'csv'), transfer.name).toBe(csv);
    const json = await exported(from, transfer, 'json');
    expect(await exported(to, transfer, 'json'), transfer.name).toBe(json);
    expect(await load(transfer, 'json', json), transfer.name).toMatchObject({ bad: [], same: report.read });
  }
}, 480_000);

it('what is exported alone has the same columns as CSV and as JSON', async () => {
  const empty: string[] = [];
  for (const transfer of all.filter(({ write }) => !write)) {
    const columns = Object.keys(transfer.row.shape);
    const [head] = (await exported(from, transfer, 'csv')).split('\n');
    expect(head, transfer.name).toBe(`\ufeff${columns.join(',')}`);
    const [row] = JSON.parse(await exported(from, transfer, 'json'));
    if (row) expect(Object.keys(row).toSorted(), transfer.name).toEqual(columns.toSorted());
    else empty.push(transfer.name);
  }
  // The demo has a row of all others.
  expect(empty).toEqual(['policy-opinions', 'expert-entries']);
});

it('policies that were brought are found, counted and read like those that were there', async () => {
  const ask = async (api: TestApi, query: object) =>
    (await api.inject(policyEndpoints.listPolicies, { query: { ...query } })).body;
  for (const query of [{}, { q: '冷链' }, { q: 'zc' }, { level: 'district' }]) {
    const [there, here] = [await ask(from, query), await ask(to, query)];
    expect(there.data.length, JSON.stringify(query)).toBeGreaterThan(0);
    expect(here).toEqual(there);
  }
  const calls = async (api: TestApi) =>
    (await api.inject(policyEndpoints.listDeclarations, { query: { page_size: 50 } })).body;
  expect(await calls(to)).toEqual(await calls(from));
});

it('no password leaves, and who was brought has none until it is set by the phone', async () => {
  const file = await exported(from, transferOf('users'), 'json');
  expect(file).not.toMatch(/scrypt|password/);
  const hashes = await to.db.selectFrom('users').select('password_hash').distinct().execute();
  expect(hashes).toEqual([{ password_hash: '' }]);
  const people = peopleOf(to);
  expect((await people.logIn('demo', 'Demo-2026')).status).toBe(422);
  expect((await people.logIn('demo', '')).status).toBe(422);
  const phone = '13800002026';
  const body = { phone, sms_code: await people.codeFor(phone, 'reset_password'), new_password: 'harbour 2026' };
  expect((await to.inject(authEndpoints.resetPasswordByMobile, { body })).status).toBe(200);
  expect((await people.logIn('demo', 'harbour 2026')).body.data.user_info.enterprise?.enterprise_id).toBe('e-lantu');
});

it('the office sets the first password of a zone', async () => {
  await setPassword(to.context, 'operator', 'lighthouse 77');
  expect((await peopleOf(to).logIn('operator', 'lighthouse 77')).status).toBe(200);
  await expect(setPassword(to.context, 'operator', 'short')).rejects.toThrow(/will not do/);
  await expect(setPassword(to.context, 'nobody', 'lighthouse 77')).rejects.toThrow(/no account "nobody"/);
});

it('a row that is wrong is told by its line and its column, and nothing of the file is written', async () => {
  const users = transferOf('users');
  const [head, ...rows] = (await exported(from, users, 'csv')).trimEnd().split('\n');
  const demo = rows.find((row) => row.includes(',demo,')) ?? '';
  const file = [
    head,
    demo.replace('13800002026', '13811112222'),
    demo.replace('u-demo', 'u-twin').replace('13800002026', '13811113333'),
    demo.replace('u-demo', 'u-third').replace(',demo,', ',third,').replace('13800002026', '12'),
    demo
      .replace('u-demo', 'u-fourth')
      .replace(',demo,', ',fourth,')
      .replace('13800002026', '13811114444')
      .replace('e-lantu:owner', 'e-none:owner'),
  ].join('\n');
  const report = await load(users, 'csv', file);
  expect(report.bad.map(({ place, faults }) => [place, faults[0]?.column, faults[0]?.message])).toEqual([
    [3, '', "the account name is another user's"],
    [4, 'phone', expect.any(String)],
    [5, '', 'there is no enterprise e-none'],
  ]);
  expect(report.written).toBe(false);
  const row = await to.db.selectFrom('users').select('phone').where('id', '=', 'u-demo').executeTakeFirst();
  expect(row?.phone).toBe('13800002026');
});

it('HTML that is brought is cleaned, and a call must name what is there', async () => {
  const [policy] = JSON.parse(await exported(from, transferOf('policies'), 'json'));
  const hostile = { ...policy, id: 'pol-x', body_zh: '<p onclick="x()">正文</p><script>x()</script>' };
  expect(await load(transferOf('policies'), 'json', JSON.stringify([hostile]))).toMatchObject({ added: 1, bad: [] });
  const shown = await to.inject(policyEndpoints.getPolicy, { params: { data_id: 'pol-x' } });
  expect(shown.body.data.body_html).toBe('<p>正文</p>');

  const [call] = JSON.parse(await exported(from, transferOf('policy-calls'), 'json'));
  const wrong = [
    { ...call, policy_id: 'pol-none' },
    { ...call, department_id: 'dep-none' },
    { ...call, industries: ['ind-none'] },
    { ...call, closes_at: call.opens_at },
    { ...call, criteria: '[{"id":1}]' },
    { ...call, announces_on: '2026-02-30' },
  ];
  const { bad } = await load(transferOf('policy-calls'), 'json', JSON.stringify(wrong));
  expect(bad.map(({ place, faults }) => `${place} ${faults[0]?.column} ${faults[0]?.message}`)).toEqual([
    '1  there is no policy pol-none',
    '2  there is no department dep-none',
    '3  there is no tag ind-none',
    '4  it closes before it opens',
    expect.stringMatching(/^5 criteria/),
    expect.stringMatching(/^6 announces_on/),
  ]);
});

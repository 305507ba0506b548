import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { enterpriseTransfer } from '../../modules/auth/auth.transfer.ts';
import { bookingTransfer } from '../../modules/roadshow/roadshow.transfer.ts';
import { companyTransfer } from '../../modules/supply/company/company.transfer.ts';
import { reportLines } from '../report.ts';
import { importRows } from './import-rows.ts';
import { readRows } from './read-rows.ts';
import { exportRows } from './write-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'zonekit-transfer-'));
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await api.db.deleteFrom('enterprises').where('id', 'like', 't-%').execute();
});

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const load = async (path: string, dryRun = false) =>
  importRows(api.context, enterpriseTransfer, await readRows(path), { dryRun });
const names = async () =>
  (await api.db.selectFrom('enterprises').select('name').where('id', 'like', 't-%').orderBy('id').execute()).map(
    (row) => row.name,
  );
const exported = async (format: 'csv' | 'json') => {
  const to = new PassThrough();
  const written = exportRows(api.context, enterpriseTransfer, format, to).then(() => to.end());
  const chunks = await to.toArray();
  await written;
  return Buffer.concat(chunks).toString();
};

describe('importing', () => {
  it('adds, changes and leaves alone, and says how many of each', async () => {
    await load(file('one.csv', 'id,name\nt-1,甲公司\nt-2,乙公司\n'));
    const report = await load(file('two.csv', '\ufeffid,name\r\nt-1,甲公司\r\nt-2,"乙, 新名"\r\nt-3,丙公司\r\n'));
    expect(report).toMatchObject({ read: 3, added: 1, changed: 1, same: 1, bad: [], written: true });
    expect(await names()).toEqual(['甲公司', '乙, 新名', '丙公司']);
  });

  it('says of a cell what is expected there', async () => {
    const rows = [{ place: 2, row: { region: 'moon', founded_on: '2026-02-30' } }];
    const [bad] = (await importRows(api.context, companyTransfer, rows, { dryRun: true })).bad;
    const said = new Map(bad?.faults.map(({ column, message }) => [column, message]));
    expect(said.get('region')).toContain('expected one of');
    expect(said.get('founded_on')).toBe('Invalid ISO date');
  });

  it('tells every bad row by its line, and then writes none', async () => {
    const report = await load(file('bad.csv', 'id,name\nt-1,甲公司\n"t 2",乙公司\nt-3,\n'));
    expect(report).toMatchObject({ read: 3, added: 1, written: false });
    expect(report.bad.map(({ place, faults }) => [place, faults[0]?.column])).toEqual([
      [3, 'id'],
      [4, 'name'],
    ]);
    expect(await names()).toEqual([]);
    expect(reportLines(report, false).at(-1)).toMatch(/^Nothing was written/);
  });

  it('goes on after a row that the database refuses', async () => {
    const refusing = {
      ...enterpriseTransfer,
      write: async (tx: Parameters<NonNullable<typeof enterpriseTransfer.write>>[0], row: Record<string, unknown>) => {
        const values = { id: String(row.id), name: String(row.name) };
        await tx.insertInto('enterprises').values(values).execute();
        return 'added' as const;
      },
    };
    const rows = await readRows(file('twice.csv', 'id,name\nt-1,甲公司\nt-1,乙公司\nt-2,丙公司\n'));
    const report = await importRows(api.context, refusing, rows, { dryRun: false });
    expect([report.added, report.bad.map(({ place }) => place)]).toEqual([2, [3]]);
  });

  it('writes nothing on a dry run, and reads JSON', async () => {
    const path = file('rows.json', JSON.stringify([{ id: 't-1', name: '甲公司' }]));
    expect(await load(path, true)).toMatchObject({ added: 1, written: false });
    expect(await names()).toEqual([]);
    expect(await load(path)).toMatchObject({ written: true });
  });

  it.each([
    ['a column that nobody knows', 'x.csv', 'id,nmae\nt-1,甲\n', /Unknown columns: nmae\. There are id, name/],
    ['a line that is too short', 'y.csv', 'id,name\nt-1\n', /cannot be read/],
    ['what is no JSON', 'z.json', '{', /cannot be read/],
    ['what is no array', 'o.json', '{}', /holds no array/],
  ])('refuses %s', async (_what, name, text, words) => {
    await expect(load(file(name, text))).rejects.toThrow(words);
  });

  it('refuses a domain that is read alone', async () => {
    await expect(importRows(api.context, bookingTransfer, [], { dryRun: false })).rejects.toThrow(
      /exported and not imported/,
    );
  });
});

describe('exporting', () => {
  it('gives what importing takes, in both formats, formulas kept from running', async () => {
    await load(file('e.csv', 'id,name\nt-1,"=1+1, ""甲"""\nt-2,乙\n'));
    const csv = await exported('csv');
    expect(csv.startsWith('\ufeffid,name\n')).toBe(true);
    expect(csv).toContain(`t-1,"'=1+1, ""甲"""`);
    const json = await exported('json');
    await api.db.deleteFrom('enterprises').where('id', 'like', 't-%').execute();
    expect(await load(file('back.csv', csv))).toMatchObject({ bad: [], added: 2 });
    expect(await names()).toEqual(['=1+1, "甲"', '乙']);
    expect(await load(file('back.json', json))).toMatchObject({ bad: [], added: 0 });
  });
});

import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { makeSample, makeSamples, sampleEndpoints, sampleModule, writeSamples } from './samples.fixture.ts';

const ROWS = 1_203;
const LIMIT = 1_100;
let api: TestApi;
let whole: TestApi;
const seed = async ({ db }: Pick<TestApi, 'db'>) => {
  await makeSamples({ db });
  const rows = Array.from({ length: ROWS }, (_, index) =>
    makeSample({ id: `w-${index}`, depth: index % 7, kind: index % 2 ? 'bulk' : 'container', owner: `u-${index}` }),
  );
  const odd = {
    id: 'odd',
    title_zh: '=HYPERLINK("x"),\n“<b>&',
    kind: '=1+1',
    owner: 'u-demo',
    opened_on: '2026-02-01',
  };
  await writeSamples(db, [...rows, makeSample(odd)]);
};
beforeAll(async () => {
  const now = () => new Date('2026-11-20T02:00:00Z');
  api = await startTestApi({
    now,
    extra: [sampleModule],
    seed: [seed],
    config: { exportRows: LIMIT, limitPerMinute: 3000 },
  });
  whole = await startTestApi({
    now,
    extra: [sampleModule],
    seed: [seed],
    config: { portalUrl: 'https://zone.example' },
  });
}, 120_000);
afterAll(async () => {
  await api.close();
  await whole.close();
});

const fetchAs = (format: string, query: Record<string, unknown> = {}, from = whole) =>
  from.inject(sampleEndpoints.file, { params: { format }, query });
const textOf = async (...args: Parameters<typeof fetchAs>) => {
  const { status, raw } = await fetchAs(...args);
  expect(status).toBe(200);
  return raw.toString('utf8');
};

describe('a list as a file', () => {
  it('holds every row once, in the order of the list, whatever the batches', async () => {
    const { body } = await fetchAs('json', { sort: 'depth' });
    expect(body).toHaveLength(ROWS + 1);
    expect(new Set(body.map((row: { id: string }) => row.id)).size).toBe(ROWS + 1);
    const first = await whole.inject(sampleEndpoints.list, { query: { sort: 'depth', page_size: 100 } });
    expect(body.slice(0, 100)).toEqual(first.body.data);
  });

  it('holds what was searched for and chosen', async () => {
    const { body } = await fetchAs('json', { q: '13号', kind: 'bulk' });
    expect(body.length).toBeGreaterThan(0);
    expect(body.every((row: { kind: string }) => row.kind === 'bulk')).toBe(true);
  });

  it('says how many rows it holds at most, and whether there are more', async () => {
    const cut = await fetchAs('csv', {}, api);
    expect(cut.headers).toMatchObject({ 'x-row-limit': String(LIMIT), 'x-more-rows': 'true' });
    expect(cut.raw.toString().trimEnd().split('\r\n')).toHaveLength(1 + LIMIT);
    const all = await fetchAs('csv', { kind: 'container' }, api);
    expect(all.headers['x-more-rows']).toBe('false');
  });

  it('is a table that a spreadsheet opens in Chinese, and that calculates nothing', async () => {
    const { headers, raw } = await fetchAs('csv', { kind: '=1+1' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('码头-2026-11-20.csv')}`);
    expect(raw.toString('utf8')).toBe(`\ufeff名称,种类,启用\r\n"'=HYPERLINK(""x""),\n“<b>&",'=1+1,2026-02-01\r\n`);
  });

  it('speaks the language that its address names', async () => {
    expect(await textOf('csv', { kind: '=1+1', lang: 'en' })).toContain('Name,Kind,Opened\r\n');
  });

  it('is a news feed with lasting ids and whole links', async () => {
    const { window } = new JSDOM(await textOf('atom', { kind: '=1+1' }), { contentType: 'application/xml' });
    const { document } = window;
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(text('feed > title')).toBe('码头');
    expect(text('feed > updated')).toBe('2026-02-01T00:00:00+08:00');
    expect(text('entry > title')).toBe('=HYPERLINK("x"),\n“<b>&');
    expect(text('entry > id')).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(document.querySelector('entry > link')?.getAttribute('href')).toBe('https://zone.example/samples/odd');
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toContain(
      '/api/samples.atom?kind=',
    );
    const again = await textOf('atom', { kind: '=1+1' }, api);
    expect(again).toContain(text('entry > id'));
  });

  it('is a calendar', async () => {
    const file = await textOf('ics', { kind: '=1+1' });
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'X-WR-CALNAME:码头',
        'UID:odd@samples.zonekit',
        'DTSTART:20260201T010000Z',
        'DTSTAMP:20260131T160000Z',
        'SUMMARY:=HYPERLINK("x")\\,\\n“<b>&',
        'TRIGGER:-P1D',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it.each(['json', 'csv', 'atom', 'ics'])('is whole as %s when nothing is in it', async (format) => {
    const file = await textOf(format, { kind: 'none' });
    if (format === 'json') expect(JSON.parse(file)).toEqual([]);
    if (format === 'csv') expect(file).toBe('\ufeff名称,种类,启用\r\n');
    if (format === 'atom') expect(file.trimEnd().endsWith('</feed>')).toBe(true);
    if (format === 'ics') expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  });

  it('can be asked for by a program that neither signs nor logs in, and shows it no more than a visitor sees', async () => {
    const answer = await whole.app.inject({ url: '/api/samples.atom?kind=container' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/atom+xml');
  });

  it('refuses a format that it was not given', async () => {
    expect((await fetchAs('xlsx')).status).toBe(422);
  });

  it('is not asked for more than thirty times a minute from one address', async () => {
    const ask = () => api.app.inject({ url: '/api/samples.json?kind=none', remoteAddress: '203.0.113.7' });
    const answers: number[] = [];
    for (let time = 0; time < 32; time += 1) answers.push((await ask()).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });
});

import { regionEndpoints } from '@zonekit/api-client/region/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

it('starts at the provinces', async () => {
  const { status, headers, body } = await api.inject(regionEndpoints.listRegions);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(body.data).toHaveLength(34);
  expect(body.data[0]).toEqual({
    id: '110000',
    region_name: '北京市',
    parent_id: '-1',
    level: 'province',
    has_children: true,
    is_zone: false,
  });
});

it('answers an empty list where the choice ends, and 404 for an unknown parent', async () => {
  expect((await api.inject(regionEndpoints.listRegions, { query: { parent_id: '441900' } })).body.data).toEqual([]);
  expect((await api.inject(regionEndpoints.listRegions, { query: { parent_id: '999999' } })).status).toBe(404);
  expect((await api.inject(regionEndpoints.listRegions, { query: { parent_id: 'x' } })).status).toBe(422);
});

it('finds, resolves and tells its source', async () => {
  const hits = await api.inject(regionEndpoints.searchRegions, { query: { q: 'kunshan' } });
  expect(hits.body.data[0]?.path.map((region) => region.id)).toEqual(['320000', '320500', '320583']);
  const successors = await api.inject(regionEndpoints.resolveRegion, { query: { id: '500112' } });
  expect(successors.body.data.successors).toHaveLength(2);
  expect((await api.inject(regionEndpoints.resolveRegion, { query: { id: '999999' } })).status).toBe(404);
  const source = await api.inject(regionEndpoints.regionSource, {}, { locale: 'en' });
  expect(source.body.data).toMatchObject({ cut_off: '2023-06-30' });
});

import './fake-dom.ts';

import { act } from 'react';
import { expect, test } from 'vitest';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicies, usePolicyPages, useTags } from '../policy/policy.hooks.ts';
import { fakePage, probe } from './fake-page.tsx';
import { useRefresh } from './use-refresh.ts';

const page = fakePage();
const answer = (text: string, next_cursor: string | null) => ({
  data: [text],
  page: { page_index: 1, page_size: 1, total: 2, total_capped: false, next_cursor },
});

test('a refresh asks again for the list and for every page of the list that grows, and for nothing else', async () => {
  const { seen, element } = probe(() => ({
    refresh: useRefresh(),
    list: usePolicies({ q: 'a' }),
    grown: usePolicyPages({ q: 'a' }),
    tags: useTags(),
  }));
  await page.show(element);
  await page.answerAll(answer('old 1', 'c1'));
  await act(async () => seen.now?.grown.more());
  await page.answerAll(answer('old 2', null));
  expect(seen.now?.grown.read).toMatchObject({ data: { items: ['old 1', 'old 2'] } });

  await act(async () => void seen.now?.refresh(policyEndpoints.listPolicies));
  expect(seen.now?.grown.read).toMatchObject({ data: { items: ['old 1', 'old 2'] } });
  expect(page.calls.map(({ path }) => path)).toEqual(['/policies/policies', '/policies/policies']);
  await page.answerAll(answer('new 1', 'c1'));
  expect(page.calls.map(({ input }) => input.query)).toEqual([{ q: 'a', cursor: 'c1' }]);
  await page.answerAll(answer('new 2', null));
  expect(seen.now?.grown.read).toMatchObject({ data: { items: ['new 1', 'new 2'] }, stale: false });
  expect(seen.now?.list).toMatchObject({ data: { data: ['new 1'] } });
});

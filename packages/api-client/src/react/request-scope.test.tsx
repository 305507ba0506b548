import './fake-dom.ts';

import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicies, usePolicy } from '../policy/policy.hooks.ts';
import { fakePage, probe } from './fake-page.tsx';
import { useReadPages } from './use-read-pages.ts';

const page = fakePage();
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

test('a read is aborted with the last component that shows it, and asked anew for the next one', async () => {
  const { seen, element } = probe(() => usePolicy('p-1'));
  const other = probe(() => usePolicy('p-1'));
  await page.show([<div key="1">{element}</div>, <div key="2">{other.element}</div>]);
  const [first] = page.calls;
  await page.show([<div key="2">{other.element}</div>]);
  await soon();
  expect(first?.options.signal?.aborted).toBe(false);
  await page.show(null);
  await soon();
  expect(page.calls.map(({ options }) => options.signal?.aborted)).toEqual([true]);

  page.calls.splice(0);
  await page.show(element);
  expect(seen.now?.status).toBe('loading');
  await page.answerAll({ data: { title: 'one' } });
  expect(seen.now).toMatchObject({ status: 'ready', data: { title: 'one' }, stale: false });
});

test('what was known before an aborted read is not stale for ever', async () => {
  const key = '["GET /policies/policies",{},"page_index=1",null,"zh-CN",null]';
  const { seen, element } = probe(() => usePolicies({ page_index: 1 }));
  page.fallback = { [key]: { data: ['served'] } };
  await page.show(element);
  expect(page.calls).toHaveLength(0);
  await act(async () => seen.now?.reload());
  expect(seen.now).toMatchObject({ status: 'ready', stale: true });
  await page.show(null);
  await soon();
  expect(page.calls[0]?.options.signal?.aborted).toBe(true);
  await page.show(element);
  expect(seen.now).toMatchObject({ status: 'ready', data: { data: ['served'] }, stale: false });
});

test('the next page of a list is aborted with the list', async () => {
  const { element } = probe(() => useReadPages(policyEndpoints.listPolicies, { query: {} }));
  await page.show(element);
  await vi.waitFor(() => expect(page.calls).toHaveLength(1));
  await page.show(null);
  await soon();
  expect(page.calls[0]?.options.signal?.aborted).toBe(true);
});

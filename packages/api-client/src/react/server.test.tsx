import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicy, useProfile, useTotals } from '../policy/policy.hooks.ts';
import { useSession } from '../session/session.hooks.ts';
import type { Transport } from '../transport/transport.ts';
import { prefetch } from './prefetch.ts';
import { ApiProvider } from './react.tsx';

const call = vi.fn(async () => ({ data: { policies_effective: 312, title: '标题' } }));
const transport: Transport = { call: call as Transport['call'], download: vi.fn() };
const scope = { locale: 'zh-CN', userId: null } as const;

const Page = () => {
  const totals = useTotals();
  const policy = usePolicy('p-1');
  const other = usePolicy('p-2');
  const profile = useProfile();
  const session = useSession();
  return (
    <p>
      {totals.status === 'ready' ? totals.data.policies_effective : totals.status}/
      {policy.status === 'ready' ? policy.data.title : policy.status}/{other.status}/{profile.status}/{session.status}
    </p>
  );
};

test('a server renders what the loader has read, waits for all else, and does not know who is signed in', async () => {
  const fallback = Object.fromEntries(
    await Promise.all([
      prefetch(transport, policyEndpoints.totalCount, {}, scope),
      prefetch(transport, policyEndpoints.getPolicy, { params: { data_id: 'p-1' } }, scope),
    ]),
  );
  call.mockClear();
  const html = renderToString(
    <SWRConfig value={{ fallback }}>
      <ApiProvider transport={transport} session={null} locale="zh-CN">
        <Page />
      </ApiProvider>
    </SWRConfig>,
  ).replaceAll('<!-- -->', '');
  expect(html).toBe('<p>312/标题/loading/loading/unknown</p>');
  expect(call).not.toHaveBeenCalled();
});

test('a hook outside a provider says what is missing', () => {
  expect(() => renderToString(<Page />)).toThrow('ApiProvider');
});

import './fake-dom.ts';

import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicies, usePolicyPages, useTags } from '../policy/policy.hooks.ts';
import { useAppointments, useMoveAppointment } from '../space/appointment.hooks.ts';
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

const cancel: { current: () => void } = { current: () => {} };

function Dialog({ onDone }: { onDone: () => void }) {
  const { send } = useMoveAppointment();
  cancel.current = () =>
    void send({ params: { appointment_id: 'a' }, body: { status: 'cancelled' } }).then(({ status }) => {
      if (status === 'done') onDone();
    });
  return null;
}

function PageWithDialog() {
  const [isOpen, setOpen] = useState(true);
  useAppointments({});
  return isOpen && <Dialog onDone={() => setOpen(false)} />;
}

test('a write that is done refreshes the list although the dialog that sent it has closed', async () => {
  await page.signIn();
  await page.show(<PageWithDialog />);
  await page.answerAll(answer('requested', null));
  await act(async () => cancel.current());
  await page.answerAll({ data: 'cancelled' });
  expect(page.calls.map(({ path }) => path)).toEqual(['/space-service/appointments']);
});

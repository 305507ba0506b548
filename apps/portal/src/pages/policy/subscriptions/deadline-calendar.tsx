import { useDeclarationChoices } from '@zonekit/api-client/policy/hooks';
import { Alert } from '@zonekit/ui/alert';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { MonthCalendar } from '../../shared/month/month-calendar.tsx';
import { lastDayOf } from '../../shared/month/month-days.ts';

/** The deadlines of all calls that I follow, by month. @param month `YYYY-MM` as the address says it; by default that of today */
export function DeadlineCalendar({ month: chosen }: { month: string | undefined }) {
  const t = useWords('policyApplications');
  const [today] = useState(() => shanghaiDate(Date.now()));
  const month = chosen && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(chosen) ? chosen : today.slice(0, 7);
  const read = useDeclarationChoices({ subscribed: 'true', from: `${month}-01`, to: lastDayOf(month) });
  const calls = read.status === 'ready' || read.status === 'failed' ? (read.data ?? []) : [];
  return (
    <>
      {read.status === 'failed' && <Alert tone="danger" title={t('followed.monthNotRead')} />}
      <MonthCalendar
        month={month}
        today={today}
        title={t('followed.month', { month })}
        entries={calls.map(({ id, closes_at, title, lang, status }) => ({
          id,
          href: `/policy/policyDeclaration/${id}`,
          at: closes_at,
          title,
          lang,
          over: status === 'closed' || status === 'announced',
        }))}
        hrefFor={(other) => `?tab=subscriptions&month=${other}`}
      />
    </>
  );
}

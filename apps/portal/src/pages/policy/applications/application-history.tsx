import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application } from '@zonekit/api-client/policy/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';

/** All that has happened to an application, from the first. */
export function ApplicationHistory({ events }: Pick<Application, 'events'>) {
  const t = useWords('policyApplications');
  return <RecordHistory title={t('history')} of={policyApplication} events={events} />;
}

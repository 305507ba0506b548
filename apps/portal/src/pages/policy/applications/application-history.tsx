import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application } from '@zonekit/api-client/policy/contract';
import { Timeline } from '@zonekit/ui/timeline';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateWords } from '../../shared/state-chip.tsx';
import * as css from './applications.css.ts';

/** All that has happened to an application, from the first. */
export function ApplicationHistory({ events }: Pick<Application, 'events'>) {
  const t = useWords('policyApplications');
  return (
    <section className={css.history}>
      <h2>{t('history')}</h2>
      <Timeline
        steps={events.map(({ at, to, actor, reason }, place) => ({
          title: <StateWords of={policyApplication} state={to} />,
          time: at.slice(0, 16).replace('T', ' '),
          dateTime: at,
          description: reason ? `${actor}: ${reason}` : actor,
          state: place === events.length - 1 ? 'current' : 'done',
        }))}
      />
    </section>
  );
}

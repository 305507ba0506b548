import { registrationStep as life } from '@zonekit/api-client/lifecycle/registration-step';
import type { Registration } from '@zonekit/api-client/registration/contract';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordClock } from '../../shared/record/record-clock.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { RecordStanding } from '../../shared/record/record-standing.tsx';
import * as css from './details.css.ts';

interface StepOfRegistration {
  registration: Registration;
  step: RegistrationStep;
}

const eventsOf = ({ registration, step }: StepOfRegistration) =>
  registration.events.filter((event) => event.step === step);

/** What is to come of each state, as long as nothing is returned. */
const COMING = { submitted: ['done'], returned: ['submitted', 'done'], done: [] } as const;
const TONES = { submitted: 'info', returned: 'warning', done: 'success' } as const;

/** Whose turn it is and until when, or what came of it, above the way of the step from hand to hand. */
export function StepProgress(props: StepOfRegistration) {
  const t = useWords('registration');
  const current = props.registration.steps.find(({ step }) => step === props.step);
  const events = eventsOf(props);
  if (!current || current.state === 'waiting' || current.state === 'todo') {
    return <p className={css.part}>{t('details.notYet')}</p>;
  }
  const { state, returned } = current;
  return (
    <div className={css.part}>
      <RecordStanding
        tone={TONES[state]}
        title={t(`details.standing.${state}`)}
        events={events}
        remarks={returned?.remarks ?? []}
        until={(time) =>
          t.rich(`details.until.${state === 'returned' ? 'returned' : 'submitted'}`, { time: () => time })
        }
      />
      <RecordClock of={life} events={events} planned={COMING[state]} />
    </div>
  );
}

/** All that has happened to the step. */
export function StepHistory(props: StepOfRegistration) {
  const t = useWords('registration');
  return (
    <div className={css.part}>
      <RecordHistory title={t('details.history')} of={life} events={eventsOf(props)} />
    </div>
  );
}

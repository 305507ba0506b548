import type { Registration } from '@zonekit/api-client/registration/contract';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './overview.css.ts';
import { StepChart } from './step-chart.tsx';

const bold = (text: ReactNode) => <b>{text}</b>;

/** How many steps are done, when all are expected to be, and in whose hands the others are. */
export function RegistrationStanding({ registration }: { registration: Registration }) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const { steps, done, expected_on } = registration;
  const held = (actor: 'applicant' | 'operator') => steps.filter(({ holder }) => holder?.actor === actor).length;
  const [yours, offices] = [held('applicant'), held('operator')];
  const hands = yours > 0 && offices > 0 ? 'both' : yours > 0 ? 'yours' : 'offices';
  return (
    <section className={css.standing} aria-label={t('progressLabel')}>
      <div className={css.sum}>
        <p className={css.count}>{t.rich('doneOf', { done, total: steps.length, b: bold })}</p>
        <p className={css.turn}>
          {expected_on
            ? t.rich('standing.expected', {
                time: () => (
                  <b>
                    <Time value={expected_on} />
                  </b>
                ),
              })
            : t('standing.done')}
          {yours + offices > 0 && t(`standing.${hands}`, { yours, offices })}
        </p>
      </div>
      <StepChart steps={steps.map(({ step, state }) => ({ step, state, title: stepName(step) }))} />
    </section>
  );
}

import type { Registration, RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { Icon } from '@zonekit/ui/icon';
import { Time } from '@zonekit/ui/time';
import { Check, Undo2 } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as remarks from '../../shared/remarks/remarks.css.ts';
import { StepAction } from '../step-action.tsx';
import { StepChip } from '../step-chip.tsx';
import { StepHolder } from '../step-holder.tsx';
import { StepTerm } from '../step-term.tsx';
import { stepNumber, useRegistrationWords } from '../use-registration-words.ts';
import { IssuedFiles } from './issued-files.tsx';
import * as css from './step-list.css.ts';

/** The six steps: how each stands, who has it, until when, what came of it, and what to do. */
export function StepList({ registration: { id, steps } }: { registration: Registration }) {
  return (
    <ol className={css.list}>
      {steps.map((step) => (
        <StepRow key={step.step} registrationId={id} of={step} />
      ))}
    </ol>
  );
}

function StepRow({ registrationId, of }: { registrationId: string; of: RegistrationStepState }) {
  const { stepName } = useRegistrationWords();
  const { step, state, documents, returned } = of;
  return (
    <li className={css.row} data-state={state}>
      <span className={css.number} aria-hidden="true">
        {state === 'done' ? (
          <Icon as={Check} size={20} />
        ) : state === 'returned' ? (
          <Icon as={Undo2} size={20} />
        ) : (
          stepNumber(step)
        )}
      </span>
      <div className={css.what}>
        <h2>{stepName(step)}</h2>
        <Line of={of} />
        {documents.length > 0 && <IssuedFiles files={documents} />}
      </div>
      <div className={css.who}>
        <p className={css.first}>
          <StepChip state={state} />
        </p>
        <p>
          <StepHolder of={of} />
        </p>
      </div>
      <div className={css.till}>
        <StepTerm of={of} />
      </div>
      <div className={css.action}>
        <StepAction registrationId={registrationId} of={of} />
      </div>
      {returned && <Returned of={returned} />}
    </li>
  );
}

/** What came of a step, what it waits for, or what it is for. */
function Line({ of: { step, state, results, waits_for, expected_open_on } }: { of: RegistrationStepState }) {
  const t = useWords('registration');
  const { numbers } = useRegistrationWords();
  if (results.length > 0) {
    return results.map(({ key, label, value }) => <p key={key}>{t('result', { label, value })}</p>);
  }
  if (state === 'waiting') {
    return (
      <p>
        {t('needed', { count: waits_for.length, steps: numbers(waits_for) })}
        {expected_open_on && t.rich('expectedOpen', { time: () => <Time value={expected_open_on} /> })}
      </p>
    );
  }
  return <p>{t(`about.${step}`)}</p>;
}

function Returned({
  of: { at, office, person, reason, remarks: fields },
}: {
  of: NonNullable<RegistrationStepState['returned']>;
}) {
  const t = useWords('registration');
  return (
    <div className={`${css.note} ${remarks.remark}`}>
      <p className={remarks.head}>
        <Icon as={Undo2} /> <b>{fields.length > 0 ? t('toMend', { count: fields.length }) : t('toMendAll')}</b>{' '}
        <span className={remarks.when}>
          {t.rich('returnedBy', {
            office: [office, person].filter(Boolean).join(' '),
            time: () => <Time value={at} format="datetime" />,
          })}
        </span>
      </p>
      <p className={remarks.line}>{reason}</p>
      {fields.map(({ field, label, remark }) => (
        <p key={field} className={remarks.line}>
          <b>{label}</b> {remark}
        </p>
      ))}
    </div>
  );
}

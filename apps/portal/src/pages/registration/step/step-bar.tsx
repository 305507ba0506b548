import type { Registration } from '@zonekit/api-client/registration/contract';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { Link } from '@zonekit/ui/link';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../../platform/words/use-words.ts';
import { stepDetailsHref, stepFormHref } from '../registration-address.ts';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './step-bar.css.ts';

interface StepBarProps {
  registration: Registration;
  /** The one that is shown. */
  current: RegistrationStep;
}

/** The six steps above the form of one, each a link. */
export function StepBar({ registration: { id, steps }, current }: StepBarProps) {
  const t = useWords('registrationForm');
  const { stepName, stateName } = useRegistrationWords();
  return (
    <ol className={css.bar} aria-label={t('steps')}>
      {steps.map(({ step, state }) => (
        <li key={step} className={css.step} data-state={state} aria-current={step === current ? 'step' : undefined}>
          <Link href={(state === 'submitted' || state === 'done' ? stepDetailsHref : stepFormHref)(step, id)}>
            {stepName(step)}
            <VisuallyHidden> {stateName(state)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ol>
  );
}

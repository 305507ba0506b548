import { REGISTRATION_STEPS, type RegistrationStep } from '@zonekit/api-client/registration/steps';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { REGISTRATIONS, stepListHref } from '../registration-address.ts';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './mine.css.ts';

/** The list of all registrations, and those by one step. @param step of the list that is shown; absent for all */
export function StepTabs({ step }: { step?: RegistrationStep }) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  return (
    <nav aria-label={t('byStep')} className={css.tabs}>
      <Link href={REGISTRATIONS} aria-current={step === undefined ? 'page' : undefined}>
        {t('allSteps')}
      </Link>
      {REGISTRATION_STEPS.map((name) => (
        <Link key={name} href={stepListHref(name)} aria-current={name === step ? 'page' : undefined}>
          {stepName(name)}
        </Link>
      ))}
    </nav>
  );
}

import type { RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import { stepDetailsHref, stepFormHref } from './registration-address.ts';
import * as css from './step-term.css.ts';
import { useRegistrationWords } from './use-registration-words.ts';

const KINDS = {
  returned: 'primary',
  todo: 'secondary',
  submitted: 'quiet',
  done: 'quiet',
  waiting: 'quiet',
} as const satisfies Record<RegistrationStepState['state'], ButtonProps['kind']>;

interface StepActionProps {
  registrationId: string;
  of: Pick<RegistrationStepState, 'step' | 'state' | 'version'>;
}

/** What can be done with a step now. */
export function StepAction({ registrationId, of: { step, state, version } }: StepActionProps) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const href = state === 'submitted' || state === 'done' ? stepDetailsHref : stepFormHref;
  const words = t(`actions.${state === 'todo' && version > 1 ? 'goOn' : state}`);
  return (
    <Button asChild size="sm" kind={KINDS[state]}>
      {/* Six links say the same: the name tells them apart and starts with the text that is seen. */}
      <Link
        className={css.action}
        href={href(step, registrationId)}
        aria-label={t('actionOf', { action: words, step: stepName(step) })}
      >
        {words}
      </Link>
    </Button>
  );
}

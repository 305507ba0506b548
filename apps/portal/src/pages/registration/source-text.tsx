import type { ValueSource } from '@zonekit/api-client/registration/contract';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../platform/words/use-words.ts';
import { stepNumber, useRegistrationWords } from './use-registration-words.ts';

/** Where a value comes from, and of which day it is. */
export function SourceText({ source: { from, step, on } }: { source: ValueSource }) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const words =
    from === 'step' && step
      ? t('sources.step', { number: String(stepNumber(step)), name: stepName(step) })
      : t(`sources.${from === 'step' ? 'profile' : from}`);
  return (
    <>
      {words}
      {on && (
        <small>
          {' '}
          <Time value={on} />
        </small>
      )}
    </>
  );
}

import type { RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../platform/words/use-words.ts';
import { useRegistrationWords } from './use-registration-words.ts';

/** Who has a step: the applicant, the counter of an office, or the steps before it. */
export function StepHolder({ of: { state, holder, office, waits_for } }: { of: RegistrationStepState }) {
  const t = useWords('registration');
  const { numbers } = useRegistrationWords();
  if (state === 'waiting') return t('waitsFor', { count: waits_for.length, steps: numbers(waits_for) });
  if (!holder) return office;
  const place = holder.actor === 'applicant' ? t('you') : holder.place;
  return (
    <>
      <VisuallyHidden>{t('holder')}</VisuallyHidden>
      {[place, holder.person].filter(Boolean).join(' ')}
    </>
  );
}

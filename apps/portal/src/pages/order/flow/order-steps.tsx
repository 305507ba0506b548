import { Steps, stepStates } from '@zonekit/ui/steps';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './flow.css.ts';

const STEPS = ['confirm', 'terms', 'done'] as const;

interface OrderStepsProps {
  at: (typeof STEPS)[number];
  /** Where the first step can be changed; absent once the order is made. */
  hrefOfConfirm?: string;
}

/** The three steps of an order. */
export function OrderSteps({ at, hrefOfConfirm }: OrderStepsProps) {
  const t = useWords('orderFlow');
  const states = stepStates(STEPS.length, at === 'done' ? STEPS.length : STEPS.indexOf(at));
  return (
    <Steps
      className={css.steps}
      label={t('steps.label')}
      stateLabels={{ done: t('steps.states.done'), todo: t('steps.states.todo'), error: t('steps.states.error') }}
      steps={STEPS.map((step, place) => ({
        title: t(`steps.${step}`),
        description: t(`steps.${step}Hint`),
        state: states[place] ?? 'todo',
        ...(step === 'confirm' && at === 'terms' && hrefOfConfirm && { href: hrefOfConfirm }),
      }))}
    />
  );
}

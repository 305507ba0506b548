import type { ComponentProps, ReactNode } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { currentSteps, type StepState, stepStates } from './steps.core.ts';
import * as css from './steps.css.ts';

export { type StepState, stepStates };

export interface StepItem {
  title: ReactNode;
  description?: ReactNode;
  state: StepState;
  /** Leads back to a step that can be changed. */
  href?: string;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list: the task ('Application'). */
  label: string;
  /** Steps in their order, each with its state. */
  steps: readonly StepItem[];
  /** Read aloud behind the title, since a colour says nothing: 'done', 'to be corrected'. The current step has its own mark. */
  stateLabels: Readonly<Record<Exclude<StepState, 'current'>, string>>;
}

/** Progress through a task of several pages; for past events use Timeline. Vertical on a phone. */
export function Steps({ label, steps, stateLabels, className, ...props }: StepsProps) {
  advise(
    currentSteps(steps) > 1,
    `Steps: ${currentSteps(steps)} steps are current. One stands in one place: give the state to one step.`,
  );
  return (
    <ol aria-label={label} className={cx(css.steps, className)} {...props}>
      {steps.map(({ title, description, state, href }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the sequence
          key={index}
          className={css.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          )}
          {state !== 'current' && <VisuallyHidden> {stateLabels[state]}</VisuallyHidden>}
          {description && <div className={css.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}

import { allLifecycles } from '../../packages/api-client/src/lifecycle/all-lifecycles.ts';
import type { Lifecycle } from '../../packages/api-client/src/lifecycle/lifecycle.ts';

/** The lifecycle of the subject that a form creates, as far as the form needs it. */
export interface FormLife {
  lifecycle: Lifecycle;
  begin: string;
  /** Who sends the form in, and who works on it. */
  applicant: string;
  office: string;
  /** The initial state is a draft, which the office does not see. */
  draft: boolean;
  /** A first change, for the test: where to, and whether the office makes it. */
  next: string;
  byOffice: boolean;
}

/**
 * Reads a lifecycle as that of a form: somebody sends it in, an office works on it.
 * @param name its key in kebab case: `viewing-appointment`
 * @throws Error where there is none, or nobody sends one in
 */
export const formLife = (name: string): FormLife => {
  const lifecycle = allLifecycles.find(({ subject }) => subject.replaceAll('_', '-') === name);
  const subjects = allLifecycles.map(({ subject }) => subject.replaceAll('_', '-')).join(', ');
  if (!lifecycle) throw new Error(`There is no lifecycle '${name}'. There are ${subjects}.`);
  const [begin = ''] = lifecycle.initialStates;
  const [first = '', ...others] = Object.keys(lifecycle.actors).filter((actor) => actor !== 'system');
  const office = others.includes('operator') ? 'operator' : others[0];
  const transition = lifecycle.transitions.find(
    (candidate) => candidate.from === begin && candidate.by.some((by) => by === first || by === office),
  );
  if (first === 'operator' || office === undefined || !transition) throw new Error(`Nobody sends in a '${name}'.`);
  const byOffice = !transition.by.includes(first);
  const draft = lifecycle.states[begin]?.waitingFor === first && !byOffice;
  return { lifecycle, begin, applicant: first, office, draft, next: transition.to, byOffice };
};

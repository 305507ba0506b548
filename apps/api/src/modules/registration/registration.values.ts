import { isDeepStrictEqual } from 'node:util';
import type { ValueSource } from '@zonekit/api-client/registration/contract';
import { type FactKey, factOf } from '@zonekit/api-client/registration/facts';
import { fieldsOf } from '@zonekit/api-client/registration/fields';
import { isEmptyValue, type RegistrationValue } from '@zonekit/api-client/registration/rules';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';

/** What was typed into a form. `over`: another value was there before, so later changes elsewhere leave it alone. */
export interface Answer {
  value: RegistrationValue;
  at: string;
  over: boolean;
}
export type Answers = Partial<Record<FactKey, Answer>>;

interface SnapshotValue {
  value: RegistrationValue;
  source: ValueSource;
}
export type Snapshot = Partial<Record<FactKey, SnapshotValue>>;

/** What offices have settled: by the licence (step `registration`), or by another completed step. */
export type Issued = Partial<Record<FactKey, { value: RegistrationValue; step: RegistrationStep; at: string }>>;

interface StepAnswers {
  step: RegistrationStep;
  answers: Answers;
  /** Of a submitted or completed step. */
  snapshot: Snapshot | null;
  submitted_at: string | null;
}

/** All that is known about a registration. */
export interface Known {
  steps: readonly StepAnswers[];
  issued: Issued;
  /** Of the account that began it. */
  profile: Partial<Record<FactKey, string>>;
}

export interface Shown {
  value: RegistrationValue;
  source: ValueSource;
  locked: boolean;
}

const dayOf = (at: string): string => at.slice(0, 10);

/** The latest value that was typed into any form, or taken from the profile by a submission. */
const latestAnswer = ({ steps }: Known, fact: FactKey, except: RegistrationStep | null) => {
  const given = steps.flatMap(({ step, answers, snapshot, submitted_at }) => {
    const typed = step === except ? undefined : answers[fact];
    const confirmed = snapshot?.[fact];
    return [
      ...(typed ? [{ step, value: typed.value, at: typed.at }] : []),
      ...(confirmed?.source.from === 'profile' && submitted_at !== null
        ? [{ step, value: confirmed.value, at: submitted_at }]
        : []),
    ];
  });
  return given.reduce<(typeof given)[number] | null>((last, next) => (last && last.at > next.at ? last : next), null);
};

/** The value that follows from another fact: the text of a seal from the name. */
const derived = (known: Known, step: RegistrationStep, fact: FactKey): Shown | null => {
  const { sameAs } = factOf(fact);
  const other = sameAs && shownValue(known, step, sameAs.fact as FactKey);
  if (!other || typeof other.value !== 'string' || other.value === '') return null;
  return { value: `${other.value}${sameAs.suffix ?? ''}`, source: other.source, locked: false };
};

const fromElsewhere = (known: Known, step: RegistrationStep, fact: FactKey, ignoreOwn: boolean): Shown | null => {
  const issued = known.issued[fact];
  if (issued) {
    const from = issued.step === 'registration' ? 'licence' : 'step';
    return { value: issued.value, source: { from, step: issued.step, on: dayOf(issued.at) }, locked: true };
  }
  const latest = latestAnswer(known, fact, ignoreOwn ? step : null);
  if (latest) {
    const from = latest.step === step ? 'own' : 'step';
    return { value: latest.value, source: { from, step: latest.step, on: dayOf(latest.at) }, locked: false };
  }
  const other = derived(known, step, fact);
  if (other) return other;
  const profile = known.profile[fact];
  return profile ? { value: profile, source: { from: 'profile', step: null, on: null }, locked: false } : null;
};

/** What the form of a step shows for a fact; null for nothing. A submitted form shows what was submitted. */
export const shownValue = (known: Known, step: RegistrationStep, fact: FactKey): Shown | null => {
  const own = known.steps.find((each) => each.step === step);
  if (own?.snapshot) {
    const submitted = own.snapshot[fact];
    return submitted ? { ...submitted, locked: false } : null;
  }
  const answer = own?.answers[fact];
  if (answer?.over && !known.issued[fact]) {
    return { value: answer.value, source: { from: 'own', step, on: dayOf(answer.at) }, locked: false };
  }
  return fromElsewhere(known, step, fact, false);
};

/** The form of a step as it is now, to be kept when it is submitted. */
export const snapshotOf = (known: Known, step: RegistrationStep): Snapshot =>
  Object.fromEntries(
    fieldsOf(step).flatMap(({ fact }) => {
      const shown = shownValue(known, step, fact);
      return shown && !isEmptyValue(shown.value) ? [[fact, { value: shown.value, source: shown.source }]] : [];
    }),
  );

/**
 * The answers of a step after a save. A value equal to the prefilled one is no answer of its own: it goes on following it.
 * @param values null empties a field
 */
export const answersAfter = (
  known: Known,
  step: RegistrationStep,
  values: Readonly<Partial<Record<FactKey, RegistrationValue | null>>>,
  at: string,
): { answers: Answers; lockedFacts: FactKey[] } => {
  const answers: Answers = { ...known.steps.find((each) => each.step === step)?.answers };
  const lockedFacts: FactKey[] = [];
  for (const { fact } of fieldsOf(step)) {
    const value = values[fact] === null ? '' : values[fact];
    const shown = shownValue(known, step, fact);
    if (value === undefined || isSame(value, shown?.value)) continue;
    if (shown?.locked) {
      lockedFacts.push(fact);
      continue;
    }
    const inherited = fromElsewhere(known, step, fact, true);
    if (isSame(value, inherited?.value)) delete answers[fact];
    else answers[fact] = { value, at, over: !isEmptyValue(inherited?.value) };
  }
  return { answers, lockedFacts };
};

const isSame = (a: RegistrationValue, b: RegistrationValue | undefined): boolean =>
  isDeepStrictEqual(a, b) || (isEmptyValue(a) && isEmptyValue(b));

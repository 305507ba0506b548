import { randomUUID } from 'node:crypto';
import type { Registration, RegistrationForm, RegistrationStart } from '@zonekit/api-client/registration/contract';
import type { FactKey } from '@zonekit/api-client/registration/facts';
import type { RegistrationValue } from '@zonekit/api-client/registration/rules';
import {
  REGISTRATION_STEPS,
  type RegistrationStep,
  STEP_NAMES,
  waitsFor,
} from '@zonekit/api-client/registration/steps';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { begin } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { insertNumbered } from '../../frame/quoted-number.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { draftFaults, refuse } from './registration.check.ts';
import { getRegistrationForm } from './registration.form.ts';
import { knownOf } from './registration.known.ts';
import { actorsOf, columnsOf, lifeOf, stepId } from './registration.life.ts';
import { type Caller, getRegistration, visible } from './registration.present.ts';
import * as repository from './registration.repository.ts';
import type { StepRow } from './registration.tables.ts';
import { type Answers, answersAfter, shownValue } from './registration.values.ts';

const CHANGED = {
  'zh-CN': '该表刚被其他人修改，请核对后再保存',
  en: 'Somebody else has just saved this form. Please compare before you save',
};
const NOT_NOW = { 'zh-CN': '已提交的表不能修改', en: 'A form that was submitted cannot be changed' };

/** What a registration begins with: the names are the first answers of its first step. */
const firstAnswers = ({ name, alternatives }: RegistrationStart, at: string): Answers => {
  const [first, second] = alternatives;
  const answer = (value: string) => ({ value, at, over: false });
  return {
    company_name: answer(name),
    ...(first && { alternative_name: answer(first) }),
    ...(second && { second_alternative: answer(second) }),
  };
};

/** Begins a registration. Founders need no enterprise. */
export const createRegistration = (
  db: Db | Tx,
  caller: Caller,
  start: RegistrationStart,
  id: string = randomUUID(),
  number?: string,
): Promise<Registration> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const at = toIsoTime(now);
    const steps = REGISTRATION_STEPS.map(
      (step) => ({ step, state: step === 'verification' ? 'todo' : 'waiting' }) as const,
    );
    const row = {
      id,
      user_id: user.user_id,
      enterprise_id: user.enterprise_id,
      name: start.name,
      ...columnsOf(steps),
      issued: '{}',
      submitted_at: null,
      created_at: at,
      updated_at: at,
    };
    const insert = (given: string) => repository.insertRegistration(tx, { ...row, number: given });
    await insertNumbered('DJ', at.slice(0, 10), insert, number);
    await repository.insertSteps(
      tx,
      steps.map(({ step, state }) => ({
        id: stepId(id, step),
        registration_id: id,
        step,
        state,
        answers: JSON.stringify(step === 'verification' ? firstAnswers(start, at) : {}),
        snapshot: null,
        remarks: '[]',
        results: '{}',
        documents: [],
        version: 1,
        saved_at: null,
        submitted_at: null,
        done_at: null,
      })),
    );
    const actor = { user, as: ['applicant'] } as const;
    await begin(tx, lifeOf('verification'), stepId(id, 'verification'), { state: 'todo', actor, at: now });
    return getRegistration(tx, caller, id);
  });

export interface LockedStep {
  row: repository.PlacedRegistration;
  steps: StepRow[];
  step: StepRow;
}

/** A step of a registration that the user may see, locked with the whole registration. @throws Problem 404 */
export const lockStep = async (tx: Tx, { user }: Caller, id: string, name: RegistrationStep): Promise<LockedStep> => {
  const row = visible(await repository.lockRegistration(tx, id), user);
  const steps = (await repository.stepsOf(tx, [id])).get(id) ?? [];
  const step = steps.find((each) => each.step === name);
  if (!step) throw new Problem(404, 'not_found');
  return { row, steps, step };
};

/** @throws Problem 422 `transition_refused` with `details.waits_for` before the prerequisites are done */
export const checkOpen = ({ steps, step }: Pick<LockedStep, 'steps' | 'step'>): void => {
  if (step.state !== 'waiting') return;
  const needed = waitsFor(step.step, (name) => steps.some((each) => each.step === name && each.state === 'done'));
  const names = (locale: 'zh-CN' | 'en') => needed.map((name) => STEP_NAMES[name][locale]);
  const words = {
    'zh-CN': `请先办结：${names('zh-CN').join('、')}`,
    en: `First to be done: ${names('en').join(', ')}`,
  };
  throw new Problem(422, 'transition_refused', { words, details: { waits_for: needed, allowed: [] } });
};

/** @throws Problem 409 with `details.version` where somebody saved in between */
export const checkVersion = (step: StepRow, version: number | undefined): void => {
  if (version === undefined || step.version === version) return;
  throw new Problem(409, 'conflict', { words: CHANGED, details: { version: step.version } });
};

interface Draft {
  version: number;
  values: Readonly<Partial<Record<FactKey, RegistrationValue | null>>>;
}

/** Saves the draft of a step. @throws Problem 403, 404, 409 with `details.version`, 422 with `fields` or `waits_for` */
export const saveRegistrationStep = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  name: RegistrationStep,
  { version, values }: Draft,
): Promise<RegistrationForm> =>
  inTransaction(db, async (tx) => {
    const { row, steps, step } = await lockStep(tx, caller, id, name);
    if (!actorsOf(caller.user, row).includes('applicant')) throw new Problem(403, 'forbidden');
    checkOpen({ steps, step });
    if (step.snapshot !== null) {
      throw new Problem(422, 'transition_refused', { words: NOT_NOW, details: { from: step.state, allowed: [] } });
    }
    checkVersion(step, version);
    const at = toIsoTime(caller.now);
    const { answers, lockedFacts } = answersAfter(knownOf(row, steps), name, values, at);
    const options = await repository.optionsOf(tx);
    refuse(await draftFaults(tx, { step: name, values, options, lockedFacts }, caller));
    const change = { answers: JSON.stringify(answers), version: version + 1, saved_at: at };
    await repository.updateStep(tx, step.id, change);
    const after = steps.map((each) => (each === step ? { ...each, answers } : each));
    const named = shownValue(knownOf(row, after), 'verification', 'company_name')?.value;
    const proposed =
      row.issued.company_name === undefined && typeof named === 'string' && named !== '' ? named : row.name;
    await repository.updateRegistration(tx, id, { name: proposed, updated_at: at });
    return getRegistrationForm(tx, caller, id, name);
  });

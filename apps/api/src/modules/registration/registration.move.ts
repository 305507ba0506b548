import type { Registration, RegistrationRemark } from '@zonekit/api-client/registration/contract';
import { factOf } from '@zonekit/api-client/registration/facts';
import { fieldsOf } from '@zonekit/api-client/registration/fields';
import { type ResultKey, resultsOf } from '@zonekit/api-client/registration/results';
import { NAME_RESERVED_DAYS, type RegistrationStep, waitsFor } from '@zonekit/api-client/registration/steps';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import { begin, move } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { type Results, refuse, resultFaults, submitFaults } from './registration.check.ts';
import { addDocuments, type MadeDocument, makeDocuments } from './registration.documents.ts';
import { knownOf } from './registration.known.ts';
import { actorsOf, columnsOf, lifeOf, statusOf } from './registration.life.ts';
import { type Caller, getRegistration } from './registration.present.ts';
import * as repository from './registration.repository.ts';
import { checkOpen, checkVersion, type LockedStep, lockStep } from './registration.service.ts';
import type { StepRow } from './registration.tables.ts';
import { type Issued, type Snapshot, snapshotOf } from './registration.values.ts';

export interface StepChange {
  status: 'submitted' | 'done' | 'returned';
  reason: string | null;
  version?: number | undefined;
  remarks: readonly RegistrationRemark[];
  results: Results;
}

/** Facts that stand on the licence besides the results of its step. */
const ON_LICENCE = ['company_name', 'address', 'legal_name'] as const;

/** The results with those that follow from the form and the day, where the office leaves them out. */
const withDefaults = (step: RegistrationStep, snapshot: Snapshot | null, results: Results, today: string): Results => {
  const name = snapshot?.company_name?.value;
  const defaults: Results = {
    ...(step === 'verification' && {
      ...(typeof name === 'string' && { reserved_name: name }),
      reserved_until: addDays(today, NAME_RESERVED_DAYS),
    }),
    ...(step === 'registration' && { established_on: today }),
  };
  return { ...defaults, ...results };
};

const issuedBy = (step: StepRow, results: Results, at: string): Issued => {
  const settled = { step: step.step, at };
  const byResult = Object.entries(resultsOf(step.step)).flatMap(([key, { fact }]) => {
    const value = results[key as ResultKey];
    return fact && value !== undefined ? [[fact, { value, ...settled }]] : [];
  });
  const onLicence = step.step === 'registration' ? ON_LICENCE : [];
  const byForm = onLicence.flatMap((fact) => {
    const value = step.snapshot?.[fact]?.value;
    return value === undefined ? [] : [[fact, { value, ...settled }]];
  });
  return Object.fromEntries([...byForm, ...byResult]);
};

/** Opens the steps whose prerequisites are all done now. */
const openSteps = async (tx: Tx, steps: readonly StepRow[], { user, now }: Caller): Promise<StepRow[]> => {
  const isDone = (name: RegistrationStep) => steps.some(({ step, state }) => step === name && state === 'done');
  const opened: StepRow[] = [];
  for (const step of steps) {
    const opens = step.state === 'waiting' && waitsFor(step.step, isDone).length === 0;
    opened.push(opens ? { ...step, state: 'todo' } : step);
    if (!opens) continue;
    await repository.updateStep(tx, step.id, { state: 'todo' });
    await begin(tx, lifeOf(step.step), step.id, { state: 'todo', actor: { user, as: ['operator'] }, at: now });
  }
  return opened;
};

const submit = async (tx: Tx, { row, steps, step }: LockedStep, caller: Caller): Promise<Moved> => {
  const known = knownOf(row, steps);
  refuse(submitFaults(known, step.step, await repository.optionsOf(tx), caller));
  return { snapshot: snapshotOf(known, step.step), remarks: [], submitted_at: toIsoTime(caller.now) };
};

const checkRemarks = (step: RegistrationStep, remarks: readonly RegistrationRemark[]): void => {
  const own = fieldsOf(step).map(({ fact }) => fact);
  const stray = remarks.find(({ field }) => !own.includes(field));
  if (!stray) return;
  const { label } = factOf(stray.field);
  const words = {
    'zh-CN': `这张表没有“${label['zh-CN']}”，请改在其他栏目下说明`,
    en: `This form has no "${label.en}". Please remark on another field`,
  };
  throw new Problem(422, 'validation_failed', { words, fields: ['remarks'] });
};

const GONE_ON = {
  'zh-CN': '该步骤刚刚有变化，请核对后再办',
  en: 'The step has just changed. Please compare before you complete it',
};

/** Documents are made before the transaction, from the form that it then checks to be the same still. */
interface Prepared {
  version: number;
  submitted_at: string | null;
  results: Results;
  documents: MadeDocument[];
}

const prepare = async (
  { db, context }: { db: Db; context: Pick<Context, 'config'> },
  caller: Caller,
  id: string,
  name: RegistrationStep,
  { results }: StepChange,
): Promise<Prepared | null> => {
  const [row] = await repository.findRegistrations(db, [id]);
  const step = (await repository.stepsOf(db, [id])).get(id)?.find((each) => each.step === name);
  const mayComplete = row && step?.state === 'submitted' && actorsOf(caller.user, row).includes('operator');
  if (!mayComplete) return null; // the transaction says why
  const all = withDefaults(name, step.snapshot, results, shanghaiDay(caller.now));
  refuse(resultFaults(name, all, caller.locale));
  const desk = (await repository.desksOf(db)).get(name);
  const documents = await makeDocuments(db, context, { row, step, results: all, desk }, caller.now);
  return { version: step.version, submitted_at: step.submitted_at, results: all, documents };
};

const complete = async (tx: Tx, { step }: LockedStep, prepared: Prepared | null, now: Date) => {
  if (prepared?.version !== step.version || prepared.submitted_at !== step.submitted_at) {
    throw new Problem(409, 'conflict', { words: GONE_ON, details: { version: step.version } });
  }
  const { results, documents } = prepared;
  return { results, documents: await addDocuments(tx, documents, now), done_at: toIsoTime(now) };
};

/** Columns that a move changes. */
type Moved = Partial<
  Pick<StepRow, 'state' | 'snapshot' | 'remarks' | 'results' | 'documents' | 'submitted_at' | 'done_at'>
>;

/** Columns of a step as JSON text. */
const columnsToWrite = ({ snapshot, remarks, results, ...rest }: Moved) => ({
  ...rest,
  ...(snapshot !== undefined && { snapshot: snapshot && JSON.stringify(snapshot) }),
  ...(remarks && { remarks: JSON.stringify(remarks) }),
  ...(results && { results: JSON.stringify(results) }),
});

/**
 * Moves a step along its lifecycle: the applicant submits, the office completes it, which opens the steps that need it, or
 * returns it with remarks.
 * @throws Problem 404, 409, 422 with `fields`, `waits_for` or `allowed`, and as `move` of frame/lifecycle
 */
export const moveRegistrationStep = async (
  { db, context }: { db: Db; context: Pick<Context, 'config'> },
  caller: Caller,
  id: string,
  name: RegistrationStep,
  change: StepChange,
): Promise<Registration> => {
  const prepared = change.status === 'done' ? await prepare({ db, context }, caller, id, name, change) : null;
  return inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const { status: to, reason } = change;
    const locked = await lockStep(tx, caller, id, name);
    const { row, steps, step } = locked;
    checkOpen(locked);
    const actor = { user, as: actorsOf(user, row) };
    await move(tx, lifeOf(name), step.id, { from: statusOf(step.state), to, actor, reason, at: now });
    checkVersion(step, change.version);
    if (to === 'returned') checkRemarks(name, change.remarks);
    const columns: Moved = {
      state: to,
      ...(to === 'submitted' && (await submit(tx, locked, caller))),
      ...(to === 'returned' && { snapshot: null, remarks: [...change.remarks] }),
      ...(to === 'done' && (await complete(tx, locked, prepared, now))),
    };
    await repository.updateStep(tx, step.id, columnsToWrite(columns));
    const changed = steps.map((each) => (each === step ? { ...each, ...columns } : each));
    const at = toIsoTime(now);
    const opened = to === 'done' ? await openSteps(tx, changed, caller) : changed;
    const issued: Issued = { ...row.issued, ...(to === 'done' && issuedBy(step, prepared?.results ?? {}, at)) };
    const settledName = issued.company_name?.value;
    await repository.updateRegistration(tx, id, {
      ...columnsOf(opened),
      issued: JSON.stringify(issued),
      ...(typeof settledName === 'string' && { name: settledName }),
      submitted_at: row.submitted_at ?? (to === 'submitted' ? at : null),
      updated_at: at,
    });
    return getRegistration(tx, caller, id);
  });
};

import { REGISTRATION_STEPS, type RegistrationStep } from '@zonekit/api-client/registration/steps';
import type { Context, Tx, User } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { moveRegistrationStep, type StepChange } from '../../../api/src/modules/registration/registration.move.ts';
import {
  createRegistration,
  saveRegistrationStep,
} from '../../../api/src/modules/registration/registration.service.ts';
import { seedFiles } from '../file/file.seed.ts';
import { demoNumber, timeOn } from '../space/leasing.steps.ts';
import { zoneWords } from '../zone-words.ts';
import { deskRows, optionRows } from './desk.rows.ts';
import { paperFiles } from './papers.ts';
import { answersFor, resultsFor } from './registration.answers.ts';
import { type RegistrationPlan, registrationPlans } from './registration.plans.ts';

const LOCALE = 'zh-CN';
const office = (name: string): User => ({
  user_id: 'u-operator',
  account: 'operator',
  name,
  role: 'operator',
  enterprise_id: null,
});

interface Action {
  at: string;
  run: (now: Date) => Promise<unknown>;
}

/** What happened in one registration, in the order of time. */
const actionsOf = (db: Tx, context: Context, plan: RegistrationPlan, index: number, today: string): Action[] => {
  const { config } = context;
  const inZone = zoneWords(config.demoVariant);
  const id = `reg-${index + 1}`;
  const user: User = { ...plan.by, enterprise_id: plan.enterprise_id };
  const caller = (now: Date, as: User = user) => ({ user: as, now, locale: LOCALE }) as const;
  const save = (step: RegistrationStep) => async (now: Date) => {
    const { version } = await db
      .selectFrom('registration_steps')
      .select('version')
      .where('id', '=', `${id}-${step}`)
      .executeTakeFirstOrThrow();
    const values = inZone(answersFor(plan, index, step, shanghaiDay(now)));
    await saveRegistrationStep(db, caller(now), id, step, { version, values });
  };
  const move =
    (step: RegistrationStep, change: Partial<StepChange> & Pick<StepChange, 'status'>, as: User) => (now: Date) =>
      moveRegistrationStep({ db, context }, caller(now, as), id, step, {
        reason: null,
        remarks: [],
        results: {},
        ...change,
      });
  const person = (step: RegistrationStep) => office(deskRows.find((desk) => desk.id === step)?.person ?? '');
  const answer = (step: RegistrationStep, state: 'done' | 'returned') => {
    const { returned } = plan;
    if (state === 'done') return move(step, { status: state, results: resultsFor(step, index) }, person(step));
    const remarks = returned ? [{ field: returned.field, remark: returned.remark }] : [];
    return move(step, { status: state, reason: returned?.reason ?? null, remarks }, person(step));
  };
  const begun = timeOn(today, -plan.begun, '09:20');
  const number = demoNumber('DJ', begun, index);
  const start = { name: plan.name, alternatives: plan.alternatives };
  return [
    { at: begun, run: (now: Date) => createRegistration(db, caller(now), start, id, number) },
    ...plan.outcomes.flatMap(([step, submitted, state, answered = 0]) => {
      const order = String(REGISTRATION_STEPS.indexOf(step));
      return [
        { at: timeOn(today, -submitted, `16:0${order}`), run: save(step) },
        { at: timeOn(today, -submitted, `16:1${order}`), run: move(step, { status: 'submitted' }, user) },
        ...(state ? [{ at: timeOn(today, -answered, `11:4${order}`), run: answer(step, state) }] : []),
      ];
    }),
    ...(plan.drafts ?? []).map((step) => ({ at: timeOn(today, -1, '14:02'), run: save(step) })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
};

/** Counters, choices and the one-stop registrations of the demo's accounts. Does nothing where there are registrations. */
export const seedOneStop = async (context: Context): Promise<void> => {
  const { db, now, config } = context;
  await seedFiles(context, paperFiles);
  if (await db.selectFrom('registrations').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  // One transaction, since the embedded database writes to the disk at the end of each.
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('registration_desks')
      .values([...inZone(deskRows)])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('registration_options')
      .values([...inZone(optionRows)])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [index, plan] of inZone(registrationPlans).entries()) {
      for (const { at, run } of actionsOf(tx, context, plan, index, today)) await run(new Date(at));
    }
  });
};

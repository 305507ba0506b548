import { registrationStep } from '@zonekit/api-client/lifecycle/registration-step';
import { registrationRemark } from '@zonekit/api-client/registration/contract';
import { RESULT_KEYS } from '@zonekit/api-client/registration/results';
import { STEP_NAMES } from '@zonekit/api-client/registration/steps';
import * as z from 'zod/mini';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { Queue } from '../../frame/lifecycle/queue.ts';
import { moveRegistrationStep } from './registration.move.ts';

const stepsById = (db: Db | Tx) =>
  db
    .selectFrom('registration_steps as s')
    .innerJoin('registrations as r', 'r.id', 's.registration_id')
    .select(['s.id', 's.step', 's.registration_id', 'r.number', 'r.name']);

const results = z.partialRecord(z.enum(RESULT_KEYS), z.string());

/** Steps that an office has before it. Their number is the registration's with the step: `DJ20261110-7K3M.seals`. */
export const registrationQueue: Queue = {
  lifecycle: registrationStep,
  async describe(db, ids) {
    const rows = await stepsById(db).where('s.id', '=', anyOf(ids)).execute();
    return new Map(
      rows.map(({ id, step, number, name }) => [
        id,
        { number: `${number}.${step}`, title: `${name} ${STEP_NAMES[step]['zh-CN']}` },
      ]),
    );
  },
  async find(db, typed) {
    const [number = '', step = ''] = typed.split('.');
    const rows = await stepsById(db)
      .where((where) => where.or([where('r.number', '=', number.toUpperCase()), where('s.id', '=', typed)]))
      .execute();
    return rows.find((row) => row.id === typed || row.step === step.toLowerCase())?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [], values = {} }, now, context) {
    const row = await stepsById(db).where('s.id', '=', id).executeTakeFirstOrThrow();
    if (!context)
      throw new Error('registration_step: documents are stored when it is done. Pass the context of the service.');
    await moveRegistrationStep({ db, context }, { user, now, locale: 'zh-CN' }, row.registration_id, row.step, {
      status: z.parse(z.enum(['submitted', 'done', 'returned']), status),
      reason,
      remarks: z.parse(z.array(registrationRemark), remarks),
      results: z.parse(results, values),
    });
  },
};

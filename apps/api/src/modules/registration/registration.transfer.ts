import { id } from '@zonekit/api-client/contract';
import { registrationFact } from '@zonekit/api-client/registration/contract';
import { REGISTRATION_STEPS } from '@zonekit/api-client/registration/steps';
import * as z from 'zod/mini';
import { allRows, textCell, textOf, transfer, wholeCell, writeById } from '../../frame/transfer.ts';
import { stepsOf } from './registration.repository.ts';

/** Counters of the steps, and `contact`: who helps applicants. */
const deskTransfer = transfer({
  name: 'registration-desks',
  row: z.object({
    id: z.enum(['contact', ...REGISTRATION_STEPS]),
    office_zh: textCell(100),
    office_en: textCell(200),
    person: textCell(50),
    phone: textCell(30),
    hours_zh: textCell(100),
    hours_en: textCell(100),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db.selectFrom('registration_desks').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
      textOf,
    ),
  write: (tx, row) => writeById(tx, 'registration_desks', row),
});

/** Branches, seal makers and places of collection that forms offer. */
const optionTransfer = transfer({
  name: 'registration-options',
  row: z.object({
    id,
    fact: registrationFact,
    label_zh: textCell(100),
    label_en: textCell(200),
    position: wholeCell,
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db.selectFrom('registration_options').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
      textOf,
    ),
  write: (tx, row) => writeById(tx, 'registration_options', row),
});

/** Registrations of which an office has something; read alone, since each step has a history. */
const registrationTransfer = transfer({
  name: 'registrations',
  row: z.object({
    number: z.string(),
    status: z.string(),
    name: z.string(),
    enterprise_id: z.string(),
    step_states: z.string(),
    results: z.string(),
    submitted_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('registrations')
      .selectAll()
      .where('submitted_at', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const steps = await stepsOf(
      db,
      rows.map((row) => row.id),
    );
    for (const { id: key, number, status, name, enterprise_id, step_states, ...times } of rows) {
      const { submitted_at, created_at, updated_at } = times;
      const results = Object.assign({}, ...(steps.get(key) ?? []).map((step) => step.results));
      yield textOf({ number, status, name, enterprise_id, step_states, results, submitted_at, created_at, updated_at });
    }
  },
});

export const registrationTransfers = [deskTransfer, optionTransfer, registrationTransfer];

import { registrationStep } from '@zonekit/api-client/lifecycle/registration-step';
import { STEP_NAMES } from '@zonekit/api-client/registration/steps';
import { sql } from 'kysely';
import type { OwnRecords } from '../../frame/lifecycle/own-records.ts';
import { type StepActor, type StepStatus, statusOf } from './registration.life.ts';
import { stepsOf } from './registration.repository.ts';
import { deadlineOf } from './registration.schedule.ts';

/** Earlier terms first; those without one last. */
const byDue = (a: { due: string | null }, b: { due: string | null }): number => {
  if (a.due === b.due) return 0;
  if (a.due === null || b.due === null) return a.due === null ? 1 : -1;
  return Date.parse(a.due) - Date.parse(b.due);
};

/** Steps of the user's registrations that are open: ready and returned ones are what waits for the user. */
export const ownRegistrationSteps: OwnRecords<StepStatus, StepActor> = {
  lifecycle: registrationStep,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    const rows = await db
      .selectFrom('registrations')
      .select(['id', 'number', 'name', 'updated_at'])
      .where(sql<boolean>`(user_id = ${user.user_id} or enterprise_id = ${user.enterprise_id})`)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(50)
      .execute();
    if (rows.length === 0) return [];
    const all = await stepsOf(
      db,
      rows.map(({ id }) => id),
    );
    const { rows: events } = await sql<{ subject_id: string; at: string; due_at: string | null }>`
      select subject_id, at, due_at from lifecycle_events
      where subject = ${registrationStep.subject} and until is null
        and subject_id = any(${[...all.values()].flat().map(({ id }) => id)})`.execute(db);
    const open = rows.flatMap(({ id, number, name }) => {
      const steps = all.get(id) ?? [];
      return steps
        .filter(({ state }) => state !== 'waiting')
        .map((step) => {
          const event = events.find(({ subject_id }) => subject_id === step.id);
          const due = event?.due_at ?? (step.state === 'todo' ? deadlineOf(step.step, steps) : null);
          const title = `${name} ${STEP_NAMES[step.step][locale]}`;
          const record = { id: step.id, number, title, status: statusOf(step.state), due_at: due };
          return { due, record: { ...record, updated_at: event?.at ?? step.saved_at ?? '' } };
        });
    });
    const chosen = states
      ? open.filter(({ record }) => states.includes(record.status)).sort(byDue)
      : open.sort((a, b) => Date.parse(b.record.updated_at) - Date.parse(a.record.updated_at));
    return chosen.slice(0, limit).map(({ record }) => record);
  },
};

import type { Locale } from '@zonekit/api-client/contract';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { allowedFrom } from '@zonekit/api-client/lifecycle';
import { registrationStep } from '@zonekit/api-client/lifecycle/registration-step';
import type { Registration, RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { factOf } from '@zonekit/api-client/registration/facts';
import { type ResultKey, resultsOf } from '@zonekit/api-client/registration/results';
import { STEP_PATHS, STEP_WORKDAYS, waitsFor } from '@zonekit/api-client/registration/steps';
import type { Db, Tx, User } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { workdaysBetween } from '../../frame/lifecycle/due.ts';
import { type EventRow, eventsOf, presentEvent } from '../../frame/lifecycle/lifecycle.repository.ts';
import { Problem } from '../../frame/problem.ts';
import { describeAttachments } from '../file/file.service.ts';
import { countFacts, knownOf } from './registration.known.ts';
import { actorsOf, type StepStatus, statusOf } from './registration.life.ts';
import * as repository from './registration.repository.ts';
import { deadlineOf, expectedDays } from './registration.schedule.ts';
import type { DeskRow, StepRow } from './registration.tables.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

interface Sources {
  row: repository.PlacedRegistration;
  steps: readonly StepRow[];
  events: ReadonlyMap<string, readonly EventRow[]>;
  desks: ReadonlyMap<string, DeskRow>;
  files: ReadonlyMap<string, Attachment>;
}

const officeOf = (desk: DeskRow | undefined, locale: Locale): string =>
  (locale === 'en' ? desk?.office_en : desk?.office_zh) ?? '';

/** Working days that the office has had a step, over all its submissions. */
const usedBy = (events: readonly EventRow[], now: Date): number =>
  events
    .filter(({ to_status }) => to_status === 'submitted')
    .reduce(
      (days, { at, until }) => days + workdaysBetween(at.slice(0, 10), until?.slice(0, 10) ?? shanghaiDay(now)),
      0,
    );

/** The end of the term of who has a step. */
const dueOf = (step: StepRow, { steps, events }: Sources): string | null =>
  step.state === 'todo' ? deadlineOf(step.step, steps) : (events.get(step.id)?.at(-1)?.due_at ?? null);

const returnedOf = (step: StepRow, { events, desks }: Sources, locale: Locale): RegistrationStepState['returned'] => {
  const event = step.state === 'returned' ? events.get(step.id)?.at(-1) : undefined;
  if (!event) return null;
  return {
    at: event.at,
    office: officeOf(desks.get(step.step), locale),
    person: event.actor,
    reason: event.reason ?? '',
    remarks: step.remarks.map((remark) => ({ ...remark, label: factOf(remark.field).label[locale] })),
  };
};

const holderOf = (step: StepRow, { row, desks }: Sources, locale: Locale): RegistrationStepState['holder'] => {
  if (step.state === 'submitted') {
    const desk = desks.get(step.step);
    return { actor: 'operator', place: officeOf(desk, locale), person: desk?.person ?? '' };
  }
  if (step.state !== 'todo' && step.state !== 'returned') return null;
  return { actor: 'applicant', place: row.enterprise ?? '', person: row.person ?? '' };
};

const presentStep = (
  step: StepRow,
  sources: Sources,
  expected: ReturnType<typeof expectedDays>,
  { user, now, locale }: Caller,
): RegistrationStepState => {
  const definitions = resultsOf(step.step);
  const isWaiting = step.state === 'waiting';
  return {
    step: step.step,
    path: STEP_PATHS[step.step],
    state: step.state,
    waits_for: [
      ...waitsFor(step.step, (needed) => sources.steps.some((each) => each.step === needed && each.state === 'done')),
    ],
    holder: holderOf(step, sources, locale),
    office: officeOf(sources.desks.get(step.step), locale),
    due_at: dueOf(step, sources),
    workdays: { limit: STEP_WORKDAYS[step.step], used: usedBy(sources.events.get(step.id) ?? [], now) },
    expected_open_on: expected[step.step].open_on,
    expected_done_on: expected[step.step].done_on,
    submitted_at: step.submitted_at,
    done_at: step.done_at,
    returned: returnedOf(step, sources, locale),
    results: Object.entries(definitions).flatMap(([key, { label }]) => {
      const value = step.results[key as ResultKey];
      return value === undefined ? [] : [{ key: key as ResultKey, label: label[locale], value }];
    }),
    documents: step.documents.flatMap((id) => sources.files.get(id) ?? []),
    version: step.version,
    allowed: isWaiting ? [] : allowedFrom(registrationStep, statusOf(step.state), actorsOf(user, sources.row)),
  };
};

const contactOf = (desk: DeskRow | undefined, locale: Locale): Registration['contact'] =>
  desk
    ? {
        name: desk.person,
        place: officeOf(desk, locale),
        phone: desk.phone,
        hours: locale === 'en' ? desk.hours_en : desk.hours_zh,
      }
    : null;

const presentOne = (sources: Sources, caller: Caller): Registration => {
  const { row, steps, events, desks } = sources;
  const today = shanghaiDay(caller.now);
  const expected = expectedDays(
    steps.map((step) => ({ ...step, due_at: dueOf(step, sources) })),
    today,
  );
  const last = Object.values(expected).reduce<string | null>(
    (day, { done_on }) => (done_on !== null && (day === null || done_on > day) ? done_on : day),
    null,
  );
  const known = knownOf(row, steps);
  const verification = known.steps.find(({ step }) => step === 'verification');
  const alternatives = (['alternative_name', 'second_alternative'] as const).flatMap((fact) => {
    const value = verification?.snapshot?.[fact]?.value ?? verification?.answers[fact]?.value;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    alternatives,
    status: row.status,
    enterprise: row.enterprise_id === null ? null : { id: row.enterprise_id, name: row.enterprise ?? '' },
    begun_by: row.person ?? '',
    created_at: row.created_at,
    updated_at: row.updated_at,
    steps: steps.map((step) => presentStep(step, sources, expected, caller)),
    done: steps.filter(({ state }) => state === 'done').length,
    expected_on: last,
    facts: countFacts(known),
    contact: contactOf(desks.get('contact'), caller.locale),
    events: steps
      .flatMap(({ id, step }) => (events.get(id) ?? []).map((event) => ({ step, ...presentEvent<StepStatus>(event) })))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  };
};

/** The registrations of some ids, in their order, as this user sees them. */
export const presentRegistrations = async (
  db: Db | Tx,
  ids: readonly string[],
  caller: Caller,
): Promise<Registration[]> => {
  const [rows, steps, desks] = await Promise.all([
    repository.findRegistrations(db, ids),
    repository.stepsOf(db, ids),
    repository.desksOf(db),
  ]);
  const all = [...steps.values()].flat();
  const [events, files] = await Promise.all([
    eventsOf(
      db,
      registrationStep,
      all.map(({ id }) => id),
    ),
    describeAttachments(
      db,
      all.flatMap(({ documents }) => documents),
      caller.user.user_id,
      caller.locale,
    ),
  ]);
  const byId = new Map(files.map((file) => [file.id, file]));
  return rows.map((row) => presentOne({ row, steps: steps.get(row.id) ?? [], events, desks, files: byId }, caller));
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
export const visible = <Row extends repository.PlacedRegistration>(row: Row | undefined, user: User): Row => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getRegistration = async (db: Db | Tx, caller: Caller, id: string): Promise<Registration> => {
  visible((await repository.findRegistrations(db, [id]))[0], caller.user);
  const [registration] = await presentRegistrations(db, [id], caller);
  if (!registration) throw new Problem(404, 'not_found');
  return registration;
};

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allLifecycles } from './all-lifecycles.ts';
import { stateChange, stateOf } from './lifecycle.schema.ts';
import { allowedFrom, endStates, type Lifecycle, stageOf } from './lifecycle.ts';
import { roadshowBooking } from './subjects/roadshow-booking.lifecycle.ts';

const ORDER =
  'pending>confirmed confirmed>in_progress in_progress>completed pending>cancelled confirmed>cancelled pending>rejected';
const CLAIM =
  'submitted>reviewing reviewing>approved reviewing>returned returned>submitted reviewing>rejected approved>paid';
const ENTRY =
  'draft>submitted submitted>reviewing reviewing>approved reviewing>returned returned>submitted reviewing>rejected draft>withdrawn submitted>withdrawn';

/** The table of pages.md, "Lifecycles", a transition each; "returned goes back" is docs/decisions/returned.md. */
const TABLE: Record<string, string> = {
  service_order: ORDER,
  instrument_order: ORDER,
  material_order: ORDER,
  instrument_reservation:
    'pending>approved approved>in_use in_use>completed pending>rejected pending>cancelled approved>cancelled',
  roadshow_booking: 'submitted>approved approved>held submitted>rejected submitted>cancelled approved>cancelled',
  // What leads to `requested` is another hour: docs/decisions/leasing.md.
  viewing_appointment:
    'requested>confirmed confirmed>visited requested>cancelled confirmed>cancelled requested>requested confirmed>requested',
  entry_application: ENTRY,
  expert_entry: ENTRY,
  expert_consultation: 'sent>accepted accepted>held sent>declined sent>cancelled accepted>cancelled',
  // pending_signature>terminated is docs/decisions/leasing.md.
  contract:
    'pending_signature>active pending_signature>terminated active>expiring expiring>expired active>terminated expiring>terminated active>renewed expiring>renewed',
  status_report: 'due>submitted submitted>accepted submitted>returned returned>submitted due>overdue overdue>submitted',
  settlement: CLAIM,
  space_need: 'published>matched published>withdrawn published>expired',
  tax_rebate: CLAIM,
  invoice: CLAIM,
  voucher_redemption: CLAIM,
  event:
    'upcoming>open open>full full>open open>closed closed>ongoing ongoing>ended upcoming>cancelled open>cancelled full>cancelled closed>cancelled ongoing>cancelled',
  // The state `waiting` is docs/decisions/waiting-list.md.
  enrolment:
    'pending>approved pending>rejected pending>cancelled approved>cancelled approved>attended waiting>approved waiting>pending waiting>cancelled',
  policy_declaration: 'upcoming>open open>closing closing>closed closed>announced',
  policy_application:
    'draft>submitted submitted>reviewing reviewing>granted reviewing>returned returned>submitted reviewing>declined',
  demand:
    'draft>reviewing reviewing>released released>unveiled unveiled>completed reviewing>rejected released>withdrawn',
  demand_response: 'sent>accepted sent>declined',
  // The state `returned` is docs/decisions/returned.md.
  finance_application:
    'submitted>reviewing reviewing>approved approved>disbursed reviewing>rejected submitted>withdrawn reviewing>returned returned>submitted returned>withdrawn',
  finance_inquiry: 'sent>answered sent>declined answered>closed',
  faq_question: 'sent>answered sent>declined answered>closed',
  online_message: 'sent>answered sent>declined answered>closed',
  registration_step: 'todo>submitted submitted>done submitted>returned returned>submitted',
  // AUTHORIZED>REJECT is docs/decisions/withdrawn-permissions.md.
  file_permission: 'NONE>pending pending>AUTHORIZED pending>REJECT AUTHORIZED>REJECT REJECT>pending',
};

it('ends where no transition leads on', () => {
  expect(endStates(roadshowBooking)).toEqual(['held', 'rejected', 'cancelled']);
});

describe('the lifecycles', () => {
  it('are the rows of the table, each once', () => {
    expect(allLifecycles.map(({ subject }) => subject).sort()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(allLifecycles.map((lifecycle) => [lifecycle.subject, lifecycle] as const))(
    '%s has the transitions of the table and no others',
    (subject, { transitions }) => {
      // One step by two actors may ask for different things.
      const pairs = new Set(transitions.map(({ from, to }) => `${from}>${to}`));
      expect([...pairs].sort()).toEqual(TABLE[subject]?.split(' ').sort());
    },
  );

  it.each(allLifecycles.map((lifecycle) => [lifecycle.subject, lifecycle] as const))(
    '%s leaves no state unreachable, and waits only for actors who can act',
    (_subject, lifecycle: Lifecycle) => {
      const { initialStates, states, transitions, actors } = lifecycle;
      const reached = new Set<string>(initialStates);
      for (const state of reached) for (const { from, to } of transitions) if (from === state) reached.add(to);
      expect([...reached].sort()).toEqual(Object.keys(states).sort());
      for (const [state, { waitingFor, label, workdays }] of Object.entries(states)) {
        expect(Object.values(label).every((words) => words.length > 0)).toBe(true);
        if (waitingFor) expect(allowedFrom(lifecycle, state, [waitingFor])).not.toEqual([]);
        if (workdays !== undefined) expect(waitingFor).toBeDefined();
      }
      for (const { by } of transitions) for (const actor of by) expect(actors).toHaveProperty(actor);
    },
  );

  it.each(allLifecycles.map((lifecycle) => [lifecycle.subject, lifecycle] as const))(
    '%s asks people for the reason of every rejection',
    (_subject, { transitions }) => {
      const rejections = transitions.filter(
        ({ to, by }) =>
          ['rejected', 'returned', 'declined', 'REJECT'].includes(to) && by.some((actor) => actor !== 'system'),
      );
      for (const { from, to, reason } of rejections) expect(reason, `${from} > ${to}`).toBe('required');
    },
  );
});

describe('a lifecycle', () => {
  it('tells what an actor may do, in the order of the table', () => {
    expect(allowedFrom(roadshowBooking, 'submitted', ['operator'])).toEqual(['approved', 'rejected']);
    expect(allowedFrom(roadshowBooking, 'submitted', ['operator', 'owner'])).toEqual([
      'approved',
      'rejected',
      'cancelled',
    ]);
    expect(allowedFrom(roadshowBooking, 'held', ['operator', 'owner'])).toEqual([]);
  });

  it('gives its states as a schema', () => {
    expect(z.safeParse(stateOf(roadshowBooking), 'held').success).toBe(true);
    expect(z.safeParse(stateOf(roadshowBooking), 'gone').success).toBe(false);
  });
});

describe('a change of state', () => {
  it('names the states that take a reason', () => {
    const { properties } = z.toJSONSchema(stateChange(roadshowBooking, stateOf(roadshowBooking)));
    expect(properties?.reason).toMatchObject({ description: 'Required for rejected' });
  });
});

describe('the status clock', () => {
  const events = [
    { at: '2026-11-19T10:00:00+08:00', to: 'draft', waiting_for: 'applicant', due_at: null },
    { at: '2026-11-20T10:00:00+08:00', to: 'submitted', waiting_for: 'operator', due_at: '2026-11-27T18:00:00+08:00' },
  ] as const;

  it('is where the last event left off', () => {
    expect(stageOf(events, Date.parse('2026-11-27T18:00:00+08:00'))).toEqual({
      state: 'submitted',
      since: '2026-11-20T10:00:00+08:00',
      waiting_for: 'operator',
      due_at: '2026-11-27T18:00:00+08:00',
      overdue: false,
    });
    expect(stageOf([], 0)).toBeNull();
  });

  it('is overdue from the moment after', () => {
    expect(stageOf(events, Date.parse('2026-11-27T18:00:00.001+08:00'))?.overdue).toBe(true);
    expect(stageOf(events.slice(0, 1), Date.parse('2030-01-01'))?.overdue).toBe(false);
  });
});

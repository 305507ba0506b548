import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { anyOf } from '../../database/any-of.ts';
import { isCurrentStage } from '../../frame/lifecycle/current-stage.ts';
import type { OwnRecords } from '../../frame/lifecycle/own-records.ts';

/** The user's own bookings, an operator's too. */
export const ownBookingRecords: OwnRecords<StateOf<typeof roadshowBooking>, ActorOf<typeof roadshowBooking>> = {
  lifecycle: roadshowBooking,
  actor: 'owner',
  async find(db, { user }, { states, limit }) {
    let query = db
      .selectFrom('bookings as b')
      .innerJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('b.id', roadshowBooking)))
      .select(['b.id', 'b.number', 'b.roadshow_title as title', 'b.status', 'stage.at as updated_at'])
      .where('b.user_id', '=', user.user_id);
    if (states) query = query.where('b.status', '=', anyOf(states));
    const rows = await query.orderBy('stage.at', 'desc').orderBy('b.id').limit(limit).execute();
    return rows.map((row) => ({ ...row, due_at: null }));
  },
};

import { demand } from '@zonekit/api-client/lifecycle/demand';
import { type SqlBool, sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import { move } from '../../frame/lifecycle/lifecycle.ts';
import type { PersonalData } from '../../frame/module.ts';
import { demandTable, setDemandStatus } from './demand/demand.repository.ts';
import { closeResponses } from './response/response.close.ts';

const LEFT = '发布方账号已注销';

/**
 * Demands and responses stay without whom to call: colleagues and the other side need them. What nobody would answer any
 * more ends: drafts are deleted, those in review are rejected, released ones are withdrawn.
 */
export const supplyPersonal: PersonalData = {
  export: async (db, user_id) => {
    const [demands, demand_responses] = await Promise.all([
      demandTable.select(db, sql<SqlBool>`user_id = ${user_id}`, sql`order by created_at, id`),
      db.selectFrom('supply_responses').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute(),
    ]);
    return { demands, demand_responses };
  },
  async erase(tx, user_id, now) {
    const drafts = await tx
      .deleteFrom('supply_demands')
      .where('user_id', '=', user_id)
      .where('status', '=', 'draft')
      .returning('id')
      .execute();
    for (const { id } of drafts)
      await tx
        .deleteFrom('lifecycle_events')
        .where('subject', '=', demand.subject)
        .where('subject_id', '=', id)
        .execute();
    const running = await tx
      .selectFrom('supply_demands')
      .select(['id', 'status'])
      .where('user_id', '=', user_id)
      .where('status', 'in', ['reviewing', 'released'])
      .forUpdate()
      .execute();
    for (const { id, status } of running) {
      const to = status === 'reviewing' ? 'rejected' : 'withdrawn';
      const as = status === 'reviewing' ? (['operator'] as const) : (['system'] as const);
      await move(tx, demand, id, { from: status, to, actor: { user: null, as }, reason: LEFT, at: now });
      await setDemandStatus(tx, id, { status: to, updated_at: toIsoTime(now) });
      await closeResponses(tx, id, { reason: LEFT, now });
    }
    const nobody = { contact_person: '', contact_phone: '' };
    await tx.updateTable('supply_demands').set(nobody).where('user_id', '=', user_id).execute();
    await tx.updateTable('supply_responses').set(nobody).where('user_id', '=', user_id).execute();
  },
};

import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { toIsoTime } from '../../../database/parsers.ts';
import { move } from '../../../frame/lifecycle/lifecycle.ts';
import type { PersonalData } from '../../../frame/module.ts';
import { setNeedStatus } from './need.repository.ts';

/** Needs stay without who to call about them; those that are published are withdrawn. */
export const needPersonal: PersonalData = {
  export: async (db, user_id) => ({
    space_needs: await db
      .selectFrom('space_needs')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id, now) {
    const published = await tx
      .selectFrom('space_needs')
      .select('id')
      .where('user_id', '=', user_id)
      .where('status', '=', 'published')
      .forUpdate()
      .execute();
    for (const { id } of published) {
      const actor = { user: null, as: ['publisher'] } as const;
      await move(tx, spaceNeed, id, { from: 'published', to: 'withdrawn', actor, reason: null, at: now });
      await setNeedStatus(tx, id, { status: 'withdrawn', updated_at: toIsoTime(now) });
    }
    const nobody = { contact_person: '', contact_phone: '', remark: '' };
    await tx.updateTable('space_needs').set(nobody).where('user_id', '=', user_id).execute();
  },
};

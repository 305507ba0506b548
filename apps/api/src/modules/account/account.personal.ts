import type { PersonalData } from '../../frame/module.ts';
import { consentsOf } from '../auth/auth.consent.ts';
import { listAddresses } from './address.service.ts';
import { listEmployments } from './enterprise.service.ts';
import { listSessions } from './sessions.service.ts';

/** What stands in place of somebody's name once he has left. */
export const NAMELESS = '已注销用户';

/** The user himself, his sessions, agreements, addresses, enterprises, and what he has moved along. */
export const accountPersonal: PersonalData = {
  async export(db, user_id) {
    const user = await db
      .selectFrom('users')
      .where('id', '=', user_id)
      .select(['id', 'account', 'name', 'nickname', 'phone', 'created_at'])
      .executeTakeFirstOrThrow();
    const steps = await db
      .selectFrom('lifecycle_events')
      .where('actor_id', '=', user_id)
      .orderBy('at')
      .select(['subject', 'subject_id', 'at', 'from_status', 'to_status', 'reason'])
      .execute();
    const sign_ons = await db
      .selectFrom('sso_links')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .select(['provider', 'subject', 'created_at'])
      .execute();
    return {
      user,
      sign_ons,
      enterprises: await listEmployments(db, { user_id, enterprise_id: null }),
      addresses: await listAddresses(db, user_id),
      agreements: (await consentsOf(db, user_id)).given,
      sessions: await listSessions(db, user_id, null),
      steps,
    };
  },
  async erase(tx, user_id) {
    for (const table of [
      'sessions',
      'sso_sessions',
      'sso_codes',
      'sso_links',
      'addresses',
      'enterprise_staff',
    ] as const) {
      await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
    }
    // That somebody agreed stays on record; from where does not.
    await tx.updateTable('consents').set({ address: '' }).where('user_id', '=', user_id).execute();
    await tx.updateTable('lifecycle_events').set({ actor: NAMELESS }).where('actor_id', '=', user_id).execute();
    await tx.deleteFrom('idempotency_keys').where('owner', '=', user_id).execute();
  },
};

import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication, EntryApplicationStatus } from '@zonekit/api-client/space/entry-application/contract';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { Problem } from '../../../frame/problem.ts';
import { describeAttachments } from '../../file/file.service.ts';
import type { Caller } from '../lease/lease.present.ts';
import { filesOf } from './entry-application.files.ts';
import { findEntryApplications, unitNamesOf } from './entry-application.repository.ts';
import type { EntryApplicationRow } from './entry-application.tables.ts';

export const actorsOf = (
  user: User,
  row: Pick<EntryApplicationRow, 'enterprise_id' | 'status'>,
): ActorOf<typeof entryApplication>[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['applicant'] as const) : []),
  // A draft is nobody's business yet.
  ...(user.role === 'operator' && row.status !== 'draft' ? (['operator'] as const) : []),
];

/** The applications of some ids, in their order, as this user sees them. */
export const presentEntryApplications = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, locale }: Pick<Caller, 'user' | 'locale'>,
): Promise<EntryApplication[]> => {
  const rows = await findEntryApplications(db, ids);
  const fileIds = [...new Set(rows.flatMap(({ form }) => filesOf(form)))];
  const [events, units, described] = await Promise.all([
    eventsOf(db, entryApplication, ids),
    unitNamesOf(db, [...new Set(rows.flatMap(({ form }) => form.unit_id || []))]),
    describeAttachments(db, fileIds, user.user_id, locale),
  ]);
  const files = new Map(described.map((file) => [file.id, file]));
  return rows.map((row) => {
    const unit = units.get(row.form.unit_id);
    return {
      ...row,
      unit: unit
        ? { id: unit.id, park_id: unit.park_id, title: (locale === 'en' && unit.title_en) || unit.title_zh }
        : null,
      files: filesOf(row.form).flatMap((id) => files.get(id) ?? []),
      events: (events.get(row.id) ?? []).map((event) => presentEvent<EntryApplicationStatus>(event)),
      allowed: allowedFrom(entryApplication, row.status, actorsOf(user, row)),
    };
  });
};

/** @throws Problem 404 for somebody else's: that it exists is nobody's business */
export const getEntryApplication = async (
  db: Db | Tx,
  caller: Pick<Caller, 'user' | 'locale'>,
  id: string,
): Promise<EntryApplication> => {
  const [application] = await presentEntryApplications(db, [id], caller);
  if (!application || actorsOf(caller.user, application).length === 0) throw new Problem(404, 'not_found');
  return application;
};

import { filePermission } from '@zonekit/api-client/lifecycle/file-permission';
import type { Queue } from '../../frame/lifecycle/queue.ts';
import { Problem } from '../../frame/problem.ts';
import { decidePermission, permissionKey } from './file.service.ts';

const partsOf = (id: string): { fileId: string; userId: string } => {
  const [fileId = '', userId = ''] = id.split(' ');
  return { fileId, userId };
};

/** Applications for the permission to see a file; one is typed as `<file id> <user's account>`. */
export const permissionQueue: Queue = {
  lifecycle: filePermission,
  async describe(db, ids) {
    const parts = ids.map(partsOf);
    const [files, users] = await Promise.all([
      db
        .selectFrom('files')
        .select(['id', 'name'])
        .where(
          'id',
          'in',
          parts.map(({ fileId }) => fileId),
        )
        .execute(),
      db
        .selectFrom('users')
        .select(['id', 'account', 'name'])
        .where(
          'id',
          'in',
          parts.map(({ userId }) => userId),
        )
        .execute(),
    ]);
    return new Map(
      ids.flatMap((id) => {
        const { fileId, userId } = partsOf(id);
        const file = files.find((row) => row.id === fileId);
        const user = users.find((row) => row.id === userId);
        return file && user
          ? [[id, { number: `${fileId} ${user.account}`, title: `${file.name} (${user.name})` }] as const]
          : [];
      }),
    );
  },
  async find(db, typed) {
    const { fileId, userId: account } = partsOf(typed);
    const user = await db
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('account', '=', account), where('id', '=', account)]))
      .executeTakeFirst();
    return user ? permissionKey(fileId, user.id) : null;
  },
  async move(db, operator, id, { status, reason }, now) {
    const { fileId, userId } = partsOf(id);
    if (status !== 'AUTHORIZED' && status !== 'REJECT') {
      throw new Problem(422, 'transition_refused', { details: { allowed: ['AUTHORIZED', 'REJECT'] } });
    }
    await decidePermission(db, operator, fileId, { user_id: userId, status, reason }, now);
  },
};

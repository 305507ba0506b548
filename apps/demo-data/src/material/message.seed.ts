import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { findSubject } from '../../../api/src/modules/material/message/message.subject.ts';
import { walk } from '../space/leasing.steps.ts';
import { messageRows } from './message.rows.ts';

/** Fills the messages of the demo accounts where there are none; needs what they are about. */
export const seedMessages = async ({ db, now }: Context): Promise<void> => {
  if (await db.selectFrom('online_messages').select('id').limit(1).executeTakeFirst()) return;
  await inTransaction(db, async (tx) => {
    for (const { row, steps } of messageRows(shanghaiDay(now()))) {
      const asked = await findSubject(tx, row.subject, row.subject_id);
      if (!asked) throw new Error(`The message ${row.id} is about ${row.subject_id}, which the demo does not have.`);
      await tx
        .insertInto('online_messages')
        .values({ ...row, ...asked })
        .execute();
      await walk(tx, onlineMessage, row.id, steps);
    }
  });
};

import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import type { Context, User } from '../frame/context.ts';
import { migrations } from '../modules/modules.ts';

export interface Opened {
  context: Context;
  close: () => Promise<void>;
}

/**
 * The same database and files as the service's, by the same environment, brought to the newest state. The embedded database
 * has one process: while the service runs on it, this throws with the words of its lock.
 */
export const openContext = async (env: Record<string, string | undefined>): Promise<Opened> => {
  const config = readConfig(env);
  const log = pino({ level: 'warn' }, process.stderr);
  const database = await openDatabase(config, log);
  try {
    await database.alone((db) => migrate(db, migrations));
  } catch (error) {
    await database.close();
    throw error;
  }
  return { context: { config, db: database.db, now: () => new Date(), log }, close: database.close };
};

/**
 * Who acts: the account that is named, or the only operator there is.
 * @throws Error in one sentence where it is nobody, or no operator
 */
export const operatorOf = async ({ db }: Context, account: string | undefined): Promise<User & { account: string }> => {
  const operators = await db
    .selectFrom('users')
    .select(['id', 'account', 'name'])
    .where('is_operator', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  const matches = account === undefined ? operators : operators.filter((operator) => operator.account === account);
  const [operator, another] = matches;
  if (!operator) {
    const who = account === undefined ? 'There is no operator' : `"${account}" is no operator`;
    throw new Error(`${who}. Operators: ${operators.map((each) => each.account).join(', ') || 'none'}.`);
  }
  if (another) throw new Error(`Say who acts with --as: ${operators.map((each) => each.account).join(', ')}.`);
  const { id, account: name, ...user } = operator;
  return { user_id: id, account: name, ...user, role: 'operator', enterprise_id: null };
};

import { randomBytes } from 'node:crypto';
import { type OpenDatabase, overPostgres } from '../src/database/database.ts';
import { openInMemory } from '../src/database/embedded.ts';
import { readTemplate } from './make-template.ts';
import { urlOf, withServer } from './postgres-server.ts';

/**
 * A database of its own: PGlite in memory, or a new one on the server of `TEST_DATABASE_URL`, dropped at `close`.
 * @param template what `template.ts` provides; left out, the database is empty
 * @param limits of PostgreSQL; the embedded engine has none. A free connection is waited for as long as a test may take, since a
 *   rush on a slow machine queues for more than a request's 5 s.
 */
export const openTestDatabase = async (template?: string, limits?: { answerMs: number }): Promise<OpenDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openInMemory(template === undefined ? undefined : await readTemplate(template));
  const name = `zonekit_test_${randomBytes(6).toString('hex')}`;
  await withServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const database = overPostgres(urlOf(server, name), () => undefined, { waitMs: 60_000, ...limits });
  return {
    ...database,
    async close() {
      await database.close();
      await withServer(server, `drop database ${name} with (force)`);
    },
  };
};

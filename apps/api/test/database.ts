import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, overPostgres } from '../src/database/database.ts';
import { openInMemory } from '../src/database/embedded.ts';

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** An empty database: PGlite in memory, or a new one on the server of `TEST_DATABASE_URL`, dropped at `close`. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openInMemory();
  const name = `zonekit_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = overPostgres(url.href, () => undefined);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
};

/** The service, which on SIGUSR2 writes its database's log until the disk has no room for more of it. */
import { sql } from 'kysely';
import { readConfig } from '../src/config.ts';
import { endWhenBroken } from '../src/end-when-broken.ts';
import { createService } from '../src/server.ts';

const service = await createService(readConfig(process.env));
void endWhenBroken(service);
const fill = async (): Promise<void> => {
  for (;;) await sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`.execute(service.context.db);
};
process.on('SIGUSR2', () => void fill().catch(() => undefined));
await service.listen();

import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { createService } from './server.ts';

/** The service alone, without a portal: `PORT=5100 node apps/api/src/main.ts`. */
try {
  const config = readConfig(process.env);
  const service = await createService(config);
  closeWithGrace({ delay: 10_000, logger: service.app.log }, service.close);
  await service.app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

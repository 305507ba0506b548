import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { endWhenBroken } from './end-when-broken.ts';
import { createService } from './server.ts';

/** The service alone, without a portal: `PORT=5100 node apps/api/src/main.ts`. */
try {
  const config = readConfig(process.env);
  const service = await createService(config);
  closeWithGrace({ delay: config.drainMs + 10_000, logger: service.app.log }, async ({ err }) => {
    if (err) service.app.log.fatal({ err }, 'stopping after an error that nobody caught');
    await service.close();
  });
  void endWhenBroken(service);
  await service.listen();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// Plain Node, no React: `node units.mjs` prints how many units the service answers.
import { handlers } from '@zonekit/api-client/handlers';
import { listUnits } from '@zonekit/api-client/space/client';
import { createTransport } from '@zonekit/api-client/transport';

const service = handlers();
const transport = createTransport({
  baseUrls: { fallback: 'http://zone/api' },
  clientId: 'zonekit-portal',
  secret: 'demo-secret',
  locale: () => 'en',
  fetch: (input, init) => service(new Request(input, init)),
});

const { data } = await listUnits(transport);
process.stdout.write(`${data.length} units\n`);

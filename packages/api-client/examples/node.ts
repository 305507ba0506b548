import { createNodeClient } from '@zonekit/api-client/node';
import { listDeclarations } from '@zonekit/api-client/policy/client';
import { ApiError } from '@zonekit/api-client/transport';

const client = createNodeClient({
  baseUrl: process.env.ZONE_API ?? 'http://localhost:4173/api',
  clientId: process.env.ZONE_CLIENT_ID ?? 'zonekit-portal',
  secret: process.env.ZONE_SECRET ?? 'demo-secret',
  token: process.env.ZONE_TOKEN,
  locale: 'en',
});

try {
  const { data, page } = await listDeclarations(client, { status: ['open', 'closing'], sort: 'closes_at' });
  console.log(`${page.total} calls for application`);
  for (const { title, closes_at } of data) console.log(`${closes_at.slice(0, 10)} ${title}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`${error.code ?? error.kind}: ${error.message}`);
  process.exitCode = 1;
}

import { createHttpServer } from '@zonekit/server/http-server';

const app = createHttpServer({ trustProxy: false, logLevel: 'info' });
app.get('/live', () => ({ live: true }));
await app.listen({ port: 8080 });

// The service's contract answered from samples: `node service.mjs <port>`.
import { createServer } from 'node:http';
import { handlers } from '@zonekit/api-client/handlers';

const [port] = process.argv.slice(2);
const service = handlers();

createServer(async ({ url, method, headers }, response) => {
  if (url === '/') {
    response.end();
    return;
  }
  const answered = await service(new Request(new URL(url, 'http://zone'), { method, headers }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
}).listen(Number(port), '127.0.0.1');

// The zone's back end, its gateway, the service's contract answered from samples, and the built pages: `node server.mjs <port> <dist> [<page>]`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { nodeGateway } from './gateway.mjs';
import { answer } from './zone/office.mjs';
import { answerService } from './zone-service.mjs';

const [port, dist, page = 'zone.html'] = process.argv.slice(2);
const gateway = nodeGateway(`http://127.0.0.1:${port}/api`);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const read = async (request) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://zone');
  if (pathname.startsWith('/bff/')) return gateway(request, response);
  const text = await read(request);
  if (pathname.startsWith('/api/')) {
    const answered = await answerService(request, text);
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
    return;
  }
  const answered = answer(request.method, pathname, searchParams, text ? JSON.parse(text) : null);
  if (answered) {
    const [status, body] = answered;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const file = pathname.startsWith('/assets/') ? pathname : `/${page}`;
  response.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(readFileSync(join(dist, file)));
}).listen(Number(port), '127.0.0.1');

// The zone's own back end, with its own words and shapes, and its built pages: `node src/zone/server.mjs <port> <dist>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const [port, dist] = process.argv.slice(2);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const areas = {
  '-1': [['37', '山东省']],
  37: [['3702', '青岛市']],
  3702: [['370211', '黄岛区']],
};
const papers = Array.from({ length: 45 }, (_, at) => ({
  no: at + 1,
  name: `Measure ${at + 1} for ${at % 3 === 0 ? 'shipping' : 'research'}`,
  rank: at % 3 === 0 ? 'city' : 'province',
  on: `2026-${String((at % 9) + 1).padStart(2, '0')}-15`,
}));
/** Half-days that are taken, as this zone writes them: `2026-12-01 am`. */
const taken = new Set(['2026-12-03 am']);
const answers = [];

const routes = {
  'GET /zone-api/me': () => [200, { uid: 'coast-7', fullName: 'Su Wan', company: 'Qinglan Marine' }],
  'GET /zone-api/areas': (query) => [200, (areas[query.get('of')] ?? []).map(([code, label]) => ({ code, label }))],
  'GET /zone-api/fields': () => [
    200,
    ['Marine', 'Robots', 'Cold chain'].map((label, at) => ({ code: `f${at}`, label })),
  ],
  'GET /zone-api/slots': () => [200, { today: '2026-11-20', taken: [...taken] }],
  'POST /zone-api/slots': (_, { wanted }) => {
    const lost = wanted.filter((slot) => taken.has(slot));
    if (lost.length > 0) return [409, { lost }];
    for (const slot of wanted) taken.add(slot);
    return [201, { no: `QL-${taken.size}` }];
  },
  'POST /zone-api/answers': (_, body) => {
    answers.push(body);
    return [201, { count: answers.length }];
  },
  'GET /zone-api/answers': () => [200, answers],
  'GET /zone-api/papers': (query) => {
    const word = (query.get('word') ?? '').toLowerCase();
    const named = papers.filter(({ name }) => name.toLowerCase().includes(word));
    const rank = query.get('rank');
    const found = named.filter((paper) => !rank || paper.rank === rank);
    const from = (Number(query.get('from')) || 1) - 1;
    const count = (of) => named.filter((paper) => paper.rank === of).length;
    return [
      200,
      {
        found: found.slice(from * 10, from * 10 + 10),
        all: found.length,
        ranks: { city: count('city'), province: count('province') },
      },
    ];
  },
};

const read = async (request) => {
  let text = '';
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : null;
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://zone');
  const route = routes[`${request.method} ${pathname}`];
  if (route) {
    const [status, body] = route(searchParams, await read(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const file = pathname.startsWith('/assets/') ? pathname : '/zone.html';
  response.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(readFileSync(join(dist, file)));
}).listen(Number(port), '127.0.0.1');

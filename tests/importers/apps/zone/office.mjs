// The zone's own back end, with its own words and shapes: `answer('GET', '/zone-api/me', query, body)` gives status and body.
const areas = {
  '-1': [['37', '山东省']],
  37: [['3702', '青岛市']],
  3702: [['370211', '黄岛区']],
};
const papers = Array.from({ length: 45 }, (_, at) => ({
  no: at + 1,
  name: `Measure ${at + 1} for ${at % 3 === 0 ? 'shipping' : 'research'}`,
  rank: at % 3 === 0 ? 'city' : 'province',
  text: 'Up to 300,000 yuan for what leaves the bay on a ship of its own.',
  on: `2026-${String((at % 9) + 1).padStart(2, '0')}-15`,
}));
/** Half-days that are taken, as this zone writes them: `2026-12-01 am`. */
const taken = new Set(['2026-12-03 am']);
const answers = [];
const bookings = [];

const routes = {
  'GET /zone-api/me': () => [200, { uid: 'coast-7', fullName: 'Su Wan', company: 'Qinglan Marine' }],
  'GET /zone-api/areas': (query) => [200, (areas[query.get('of')] ?? []).map(([code, label]) => ({ code, label }))],
  'GET /zone-api/fields': () => [
    200,
    ['Marine', 'Robots', 'Cold chain'].map((label, at) => ({ code: `f${at}`, label })),
  ],
  'GET /zone-api/slots': () => [200, { today: '2026-11-20', taken: [...taken] }],
  'GET /zone-api/bookings': () => [200, bookings],
  'POST /zone-api/slots': (_, { slots, ...booking }) => {
    const lost = slots.filter((slot) => taken.has(slot));
    if (lost.length > 0) return [409, { lost }];
    for (const slot of slots) taken.add(slot);
    bookings.push(booking);
    return [201, { no: `QL-${taken.size}` }];
  },
  'POST /zone-api/answers': (_, body) => {
    answers.push(body);
    return [201, { count: answers.length }];
  },
  'GET /zone-api/answers': () => [200, answers],
  'GET /zone-api/paper': (query) => {
    const paper = papers.find(({ no }) => String(no) === query.get('no'));
    return paper ? [200, paper] : [404, {}];
  },
  'GET /zone-api/papers': (query) => {
    const word = (query.get('word') ?? '').toLowerCase();
    const named = papers.filter(({ name }) => name.toLowerCase().includes(word));
    const rank = query.get('rank');
    const hits = named.filter((paper) => !rank || paper.rank === rank);
    const from = (Number(query.get('from')) || 1) - 1;
    const count = (of) => named.filter((paper) => paper.rank === of).length;
    return [
      200,
      {
        hits: hits.slice(from * 10, from * 10 + 10),
        all: hits.length,
        ranks: { city: count('city'), province: count('province') },
      },
    ];
  },
};

export const answer = (method, path, query, body) => routes[`${method} ${path}`]?.(query, body) ?? null;

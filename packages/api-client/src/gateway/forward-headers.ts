/** Request headers that go on to the service. All others (cookies, hop-by-hop headers, claims about addresses) are left out. */
const SENT_ON = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'scene',
  'user-agent',
  'x-content-sha256',
  'x-device-id',
];

/** Answer headers that are left out: those of one connection (RFC 9110, section 7.6.1), the service's cookies, encodings that fetch has undone. */
const KEPT_BACK = [
  'connection',
  'content-encoding',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'set-cookie',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

export const requestHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    SENT_ON.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The token was the reason why answers differ; of a page it is the name of its session. */
export const answerHeaders = (headers: Headers, sessionHeader: string): Headers => {
  const listed = (headers.get('connection') ?? '').toLowerCase().split(/\s*,\s*/);
  const answer = new Headers();
  for (const [name, value] of headers) {
    if (KEPT_BACK.includes(name) || listed.includes(name)) continue;
    answer.set(name, name === 'vary' ? value.replace(/\bauthorization\b/i, sessionHeader) : value);
  }
  if (headers.has('content-encoding')) answer.delete('content-length');
  return answer;
};

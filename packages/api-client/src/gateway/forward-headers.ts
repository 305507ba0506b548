/** What goes on to the service. All else (cookies, hop-by-hop headers, what a page claims of addresses) stays here. */
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

/** What does not come back: of one connection alone (RFC 9110, section 7.6.1), the service's own cookies, what fetch undid. */
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

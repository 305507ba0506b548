import { type APIRequestContext, expect } from '@playwright/test';
import { BSR, test } from './support.ts';

/** One of each kind: home, a list, a detail, a form, an error. */
const PATHS = [
  '/',
  '/policy/policyDocument?q=冷链&industry=ind-coldchain',
  '/policy/policyDocument/pol-0001',
  '/login',
  '/no/such/page',
];

const read = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
  return { html: await response.text(), scripts, nonce: /'nonce-([^']+)'/.exec(scripts)?.[1] ?? 'none' };
};

for (const [variant, origin] of Object.entries({ ftz: '', bsr: BSR })) {
  for (const path of PATHS) {
    test(`every script of ${variant} ${path} carries the nonce of its own answer`, async ({ request }) => {
      const [first, second] = [await read(request, origin + path), await read(request, origin + path)];
      expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
      expect(second.nonce).not.toBe(first.nonce);
      for (const { html, scripts, nonce } of [first, second]) {
        expect(scripts).toBe(`script-src 'self' 'nonce-${nonce}'`);
        const tags = html.match(/<script\b[^>]*>/gi) ?? [];
        // A block of data is no script.
        const running = tags.filter((tag) => !/ type="application\/(ld\+)?json"/.test(tag));
        expect(running.length).toBeGreaterThanOrEqual(2);
        expect(running.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
        // Scripts in attributes would need 'unsafe-inline'.
        expect(html.match(/<[a-z][^>]*\s(?:on[a-z]+\s*=|(?:href|src|action)="\s*javascript:)[^>]*>/gi)).toBeNull();
      }
    });
  }
}

test('a script that got into a page without its nonce does not run', async ({ page }) => {
  await page.route('/policy/policyDocument/pol-0001', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
    const ran = (who: string) => `(top.ran ??= []).push('${who}')`;
    const intruders = [
      `<script nonce="${nonce}">${ran('with the nonce')}</script>`,
      `<script>${ran('inline')}</script>`,
      `<script nonce="guessed">${ran('with another nonce')}</script>`,
      `<script src="data:text/javascript,${encodeURIComponent(ran('as data'))}"></script>`,
      `<img src="data:," onerror="${ran('in an attribute')}">`,
      `<iframe srcdoc="<script>${ran('in a frame')}</script>"></iframe>`,
    ];
    await route.fulfill({ response, body: html.replace('</body>', `${intruders.join('')}</body>`) });
  });
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto('/policy/policyDocument/pol-0001', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toEqual(['with the nonce']);
  expect(refused).toHaveLength(5);
});

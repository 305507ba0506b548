import { type APIRequestContext, expect } from '@playwright/test';
import { pagesOf, VARIANT_NAMES } from '../route-manifest.ts';
import { originOf, test } from './support.ts';

interface Answer {
  html: string;
  scripts: string;
  nonce: string;
}

const read = async (request: APIRequestContext, address: string): Promise<Answer> => {
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
  return { html: await response.text(), scripts, nonce: /'nonce-([^']+)'/.exec(scripts)?.[1] ?? 'none' };
};

/** Faults of the scripts of two answers to one address. */
const scriptFaults = (answers: readonly Answer[]): string[] => {
  const faults: string[] = [];
  if (new Set(answers.map(({ nonce }) => nonce)).size < answers.length) faults.push('two answers share a nonce');
  for (const { html, scripts, nonce } of answers) {
    if (!/^[\w+/]{22}==$/.test(nonce)) faults.push(`the nonce is ${nonce}`);
    if (scripts !== `script-src 'self' 'nonce-${nonce}'`) faults.push(`the policy is ${scripts}`);
    const tags = html.match(/<script\b[^>]*>/gi) ?? [];
    // A block of data is no script.
    const running = tags.filter((tag) => !/ type="application\/(ld\+)?json"/.test(tag));
    if (running.length < 2) faults.push(`it has ${running.length} scripts`);
    faults.push(...running.filter((tag) => !tag.includes(`nonce="${nonce}"`)));
    // Scripts in attributes would need 'unsafe-inline'.
    faults.push(...(html.match(/<[a-z][^>]*\s(?:on[a-z]+\s*=|(?:href|src|action)="\s*javascript:)[^>]*>/gi) ?? []));
  }
  return faults;
};

for (const variant of VARIANT_NAMES) {
  const pages = pagesOf(variant);
  // A filter may leave none.
  if (pages.length === 0) continue;
  test(`every script of every page of ${variant} carries the nonce of its own answer`, { tag: '@routes' }, async ({
    request,
  }) => {
    test.setTimeout(30_000 + pages.length * 2_000);
    const faultsByAddress: Record<string, string[]> = {};
    for (const { address } of pages) {
      const url = originOf(variant) + address;
      const faults = scriptFaults([await read(request, url), await read(request, url)]);
      if (faults.length > 0) faultsByAddress[address] = faults;
    }
    expect(faultsByAddress).toEqual({});
  });
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

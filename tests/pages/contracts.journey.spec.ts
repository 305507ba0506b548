import { expect } from '@playwright/test';
import contractEn from '../../apps/portal/src/pages/space/messages/contract.en.ts';
import contractZh from '../../apps/portal/src/pages/space/messages/contract.zh-CN.ts';
import { getContract } from '../../packages/api-client/src/space/lease.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { listen, onPaper, test } from './support.ts';

/** The one expires soon, the other runs for two years more; their tenants are two enterprises. */
const CONTRACTS = {
  'zh-CN': { words: contractZh, account: 'demo', id: 'space-lease-2', state: '已续签' },
  en: { words: contractEn, account: 'staff', id: 'space-lease-5', state: 'Renewed' },
} as const;

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { words, account, id, state } = CONTRACTS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options, ...signedInAs(account) });

    test(`a contract is renewed and signed, and the old one says by which it was renewed; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      await page.goto(`/userCenter/user/space/contract/${id}?lang=${lang}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('img', { name: pattern(words.scale) })).toBeVisible();

      // Print has the terms and every rent, and neither navigation nor buttons.
      const { rents } = await getContract(await callerOf(baseURL ?? '', account), id);
      const table = page.getByRole('table', { name: words.sections.rents });
      await onPaper(page, async () => {
        for (const term of [words.landlord, words.tenant, words.rent, words.deposit, words.value])
          await expect(page.locator('dt').getByText(term, { exact: true })).toBeVisible();
        await expect(table.getByRole('rowheader')).toHaveCount(rents.length);
        await expect(table.getByText(rents.at(-1)?.ends_on ?? '', { exact: true })).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('button')).toHaveCount(0);
        await expect(page.locator('a[href="#contract-action"]')).toBeHidden();
      });

      await page.getByRole('button', { name: words.submitRenewal }).click();
      await expect(page.getByText(words.renewMissing).first()).toBeVisible();
      await page.getByRole('radio', { name: /^24/ }).check();
      await page.getByRole('button', { name: words.submitRenewal }).click();

      // The renewal is another contract, which waits for the signature.
      await expect(page).not.toHaveURL(({ pathname }) => pathname.endsWith(id));
      await expect(page.getByRole('heading', { name: words.signCard })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.csv }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      await page.getByRole('button', { name: words.sign, exact: true }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.sign, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.signCard })).toBeHidden();

      await page.locator('dd').getByRole('link', { name: /^HT/ }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(id));
      await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
      await expect(page.locator('dt', { hasText: words.renewedBy })).toBeVisible();
      expect(said).toEqual([]);
    });
  });
}

import { expect } from '@playwright/test';
import spaceEn from '../../apps/portal/src/pages/space/messages/en.ts';
import needsEn from '../../apps/portal/src/pages/space/messages/needs.en.ts';
import needsZh from '../../apps/portal/src/pages/space/messages/needs.zh-CN.ts';
import spaceZh from '../../apps/portal/src/pages/space/messages/zh-CN.ts';
import { signedInAs } from './callers.ts';
import { pattern, RUNS } from './languages.ts';
import { listen, test } from './support.ts';

const WORDS = {
  'zh-CN': { words: needsZh, office: spaceZh.houseTypes.office },
  en: { words: needsEn, office: spaceEn.houseTypes.office },
};

for (const { lang, device, options } of RUNS) {
  const { words, office } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options, ...signedInAs('demo') });

    test(`a need is published after a reload in the middle, matched with reasons, and withdrawn; in ${lang}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      const publish = page.getByRole('button', { name: words.submit, exact: true });
      await page.goto(`/userCenter/user/space/needs?tab=form&lang=${lang}`, { waitUntil: 'networkidle' });
      await publish.click();
      await expect(page.getByText(words.missing.house_types).first()).toBeVisible();
      await page.getByRole('checkbox', { name: office }).check();
      await page.getByRole('spinbutton', { name: words.fields.area_min }).fill('100');
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('checkbox', { name: office })).toBeChecked();
      await page.getByRole('spinbutton', { name: words.fields.rent_max }).fill('90');
      await publish.click();

      await expect(page).toHaveURL(/need=/);
      await expect(page.getByRole('heading', { name: words.results })).toBeVisible();
      const best = page
        .locator('main li')
        .filter({ hasText: pattern(words.score) })
        .first();
      await expect(best).toContainText(words.wish.area);
      await expect(best).toContainText(words.wish.rent);
      await page
        .getByRole('button', { name: new RegExp(words.withdrawOf.replace('{number}', 'SN')) })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw, exact: true }).click();
      await expect(page.getByText(words.resultsEnded)).toBeVisible();
      expect(said).toEqual([]);
    });
  });
}

import { expect } from '@playwright/test';
import centreEn from '../../apps/portal/src/pages/shared/user-centre/messages/en.ts';
import centreZh from '../../apps/portal/src/pages/shared/user-centre/messages/zh-CN.ts';
import spaceEn from '../../apps/portal/src/pages/space/messages/en.ts';
import needsEn from '../../apps/portal/src/pages/space/messages/needs.en.ts';
import needsZh from '../../apps/portal/src/pages/space/messages/needs.zh-CN.ts';
import spaceZh from '../../apps/portal/src/pages/space/messages/zh-CN.ts';
import shellEn from '../../apps/portal/src/shell/messages/en.ts';
import shellZh from '../../apps/portal/src/shell/messages/zh-CN.ts';
import { signedInAs } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { listen, test } from './support.ts';

const WORDS = {
  'zh-CN': { words: needsZh, office: spaceZh.houseTypes.office, centre: centreZh, notFound: shellZh.notFound },
  en: { words: needsEn, office: spaceEn.houseTypes.office, centre: centreEn, notFound: shellEn.notFound },
};

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { words, office, centre, notFound } = WORDS[lang];
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

      // The browser itself reports the answer's status, so that messages are asserted before.
      await page.goto('/userCenter/user/space/needs?need=none', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: centre.missing.title })).toBeVisible();
      await expect(page.getByRole('button', { name: centre.retry })).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${notFound} `));
      await page.getByRole('link', { name: centre.missing.toList.replace('{list}', words.title) }).click();
      await expect(page).toHaveURL(/\/space\/needs$/);
      await expect(page).toHaveTitle(new RegExp(`^${words.title} `));
    });
  });
}

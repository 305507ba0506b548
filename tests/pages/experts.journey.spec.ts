import { expect } from '@playwright/test';
import expertEn from '../../apps/portal/src/pages/expert/messages/en.ts';
import entryEn from '../../apps/portal/src/pages/expert/messages/management.en.ts';
import entryZh from '../../apps/portal/src/pages/expert/messages/management.zh-CN.ts';
import expertZh from '../../apps/portal/src/pages/expert/messages/zh-CN.ts';
import {
  getExpertEntry,
  listExpertEntries,
  moveExpertEntry,
} from '../../packages/api-client/src/expert/expert-entry.client.ts';
import { callerOf } from './callers.ts';
import { dueRuns } from './languages.ts';
import { listen, PDF, PHONE, prepare, signOn, test } from './support.ts';

const CENTRE = '/userCenter/user/expertManagement';

/** A picture of one pixel. */
const PHOTO = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const RUNS = [
  {
    lang: 'zh-CN',
    device: 'a desk',
    account: 'staff',
    asker: 'demo',
    entry: entryZh,
    expert: expertZh,
    name: '沈若川',
    headline: '把冷库吨耗电从每天9度降到4度',
    introduction: '长期从事冷库节能改造，主持过十二个项目。',
    mended: '长期从事冷库节能改造，主持过十二个项目，其中七个在本区。',
    remark: '请补充在本区的项目',
    question: '冷库夜间蓄冷值不值得做？',
  },
  {
    lang: 'en',
    device: 'a phone',
    account: 'new',
    asker: 'demo',
    entry: entryEn,
    expert: expertEn,
    name: 'Ingrid Solberg',
    headline: 'Cut the shore power cost of a berth by 30%',
    introduction: 'Works on shore power and hybrid tugs.',
    mended: 'Works on shore power and hybrid tugs, with four berths converted since 2021.',
    remark: 'Please say how many berths were converted',
    question: 'Does shore power pay for a berth of small tugs?',
  },
] as const;

for (const run of dueRuns(RUNS, import.meta.filename)) {
  const { lang, entry: t, expert: w } = run;
  test.describe(`in ${lang} on ${run.device}`, () => {
    test.use({ locale: lang, ...(run.device === 'a phone' ? PHONE : {}) });

    test(`an entry is returned, mended and approved, and the expert is asked; in ${lang}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');

      await test.step('is sent to log in by the message of the specification, and fills in the form', async () => {
        await page.goto(`/expert?lang=${lang}`, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: w.enter.action }).click();
        await expect(page.getByText(w.enter.login)).toBeVisible();
        await page.goto(CENTRE);
        await signOn(page, run.account);
        await page.getByRole('link', { name: t.begin }).click();
        await page.locator('main input[name=name]').fill(run.name);
        await page.getByLabel(t.fields.contact_phone).fill('13800002026');
        await page.locator('main input[name=institution]').fill('Donggang Institute');
        await page.locator('main select[name=institution_kind]').selectOption('institute');
        await page.locator('main select[name=title]').selectOption('senior_engineer');
        await page.locator('main select[name=field]').selectOption('green_shipping');
        await page.locator('main input[name=headline]').fill(run.headline);
        await page.locator('main textarea[name=introduction]').fill(run.introduction);
        await page.getByRole('checkbox', { name: t.options.languages.en }).check();
      });

      await test.step('saves a draft, which comes back, and is told what is missing', async () => {
        await page.getByRole('button', { name: t.saveDraft }).click();
        await expect(
          page
            .locator('main [role=status]')
            .filter({ hasText: /\d\d:\d\d/ })
            .first(),
        ).toBeVisible();
        await page.reload();
        await expect(page.locator('main input[name=headline]')).toHaveValue(run.headline);
        await page.getByRole('button', { name: t.submit, exact: true }).click();
        await expect(page.getByRole('link', { name: t.missing.photo })).toBeVisible();
        await expect(page.getByRole('link', { name: t.missing.hours })).toBeVisible();
      });

      await test.step('adds photo, certificate and half-days, and submits', async () => {
        for (const hour of Object.values(t.options.hours)) await page.getByRole('checkbox', { name: hour }).check();
        const files = page.locator('main input[type=file]');
        await files.nth(0).setInputFiles(PHOTO);
        await files.nth(1).setInputFiles({ ...PDF, name: 'certificate.pdf' });
        await expect(page.locator('main li[data-status=done]')).toHaveCount(2);
        await page.getByRole('button', { name: t.submit, exact: true }).click();
        await expect(page).toHaveURL((url) => url.pathname === CENTRE && url.search === '');
      });

      const { data } = await listExpertEntries(operator, { status: ['submitted'], page_size: 100 });
      const id = data.find(({ form }) => form.name === run.name)?.id ?? '';
      await test.step('the office returns it with a remark on a field', async () => {
        await moveExpertEntry(operator, id, { status: 'reviewing' });
        await moveExpertEntry(operator, id, {
          status: 'returned',
          reason: run.remark,
          remarks: [{ field: 'introduction', remark: run.remark }],
        });
        await page.goto(CENTRE, { waitUntil: 'networkidle' });
        await page.getByRole('link', { name: t.correct }).click();
        const field = page.locator('main textarea[name=introduction]');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText(run.remark)).toHaveCount(2);
        await field.fill(run.mended);
        await page.getByRole('button', { name: t.resubmit }).click();
        await expect(page).toHaveURL((url) => url.pathname === CENTRE && url.search === '');
      });

      await test.step('the office approves it', async () => {
        await moveExpertEntry(operator, id, { status: 'reviewing' });
        await moveExpertEntry(operator, id, { status: 'approved' });
      });
      const { expert_id } = await getExpertEntry(operator, id);

      await test.step('the expert is listed, and somebody asks', async () => {
        const context = await browser.newContext({ locale: lang, ...(run.device === 'a phone' ? PHONE : {}) });
        await prepare(context);
        const asker = await context.newPage();
        await asker.goto(`/expert?q=${encodeURIComponent(run.headline)}&lang=${lang}`, { waitUntil: 'networkidle' });
        await asker.locator(`main a[href="/expert/${expert_id}"]`).click();
        await expect(asker.getByRole('heading', { level: 1 })).toHaveText(run.name);
        await asker.getByRole('button', { name: w.ask.login }).click();
        await signOn(asker, run.asker);
        await asker.locator('main textarea[name=question]').fill(run.question);
        await asker.locator('main [data-slot]:not([aria-disabled=true])').first().click();
        await asker.getByRole('button', { name: w.ask.submit }).click();
        await expect(asker.getByText(w.ask.done)).toBeVisible();
        await context.close();
      });

      await test.step('the expert accepts', async () => {
        await page.goto(`${CENTRE}?tab=received`, { waitUntil: 'networkidle' });
        const row = page.getByRole('row').filter({ hasText: run.question });
        await row.getByRole('button', { name: t.moves.accepted }).click();
        await expect(row.getByRole('button', { name: t.moves.accepted })).toHaveCount(0);
        await expect(row).toContainText(/1[3-9]\d{9}/);
      });
      expect(said).toEqual([]);
    });
  });
}

import { expect } from '@playwright/test';
import calendarEn from '../../packages/portal-kit/src/booking-calendar/messages/en.ts';
import calendarZh from '../../packages/portal-kit/src/booking-calendar/messages/zh-CN.ts';
import bookingEn from '../../packages/portal-kit/src/booking-dialog/messages/en.ts';
import bookingZh from '../../packages/portal-kit/src/booking-dialog/messages/zh-CN.ts';
import fileEn from '../../packages/portal-kit/src/file-viewer/messages/en.ts';
import fileZh from '../../packages/portal-kit/src/file-viewer/messages/zh-CN.ts';
import quizEn from '../../packages/portal-kit/src/questionnaire/messages/en.ts';
import quizZh from '../../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';
import { dueRuns } from './languages.ts';
import { type Account, alive, dialog, listen, openFirst, PHONE, signOn, test } from './support.ts';

/**
 * The main job, whole: find a policy, read it with its attachment, sign in, answer the ten questions, see what the
 * enterprise is eligible for and why, book the roadshow centre. Each run books a half-day of its own; on a phone the visitor has answered before.
 */
const RUNS = [
  { name: 'in Chinese', locale: 'zh-CN', account: 'new', halfDay: 4, search: '冷链', phone: false },
  { name: 'in English', locale: 'en', account: 'staff', halfDay: 12, search: 'cold chain', phone: false },
  { name: 'on a phone', locale: 'zh-CN', account: 'new', halfDay: 20, search: '智能装备', phone: true },
] as const satisfies readonly { account: Account; [key: string]: unknown }[];

for (const run of dueRuns(RUNS, import.meta.filename)) {
  test.describe(run.name, () => {
    test.use({ locale: run.locale, ...(run.phone ? PHONE : {}) });
    const english = run.locale === 'en';
    const quiz = english ? quizEn : quizZh;
    const booking = english ? bookingEn : bookingZh;
    const file = english ? fileEn : fileZh;
    const calendar = english ? calendarEn : calendarZh;

    test(`a visitor finds, reads, signs in, matches and books ${run.name}`, async ({ page }) => {
      test.setTimeout(120_000);
      const said = listen(page);

      await test.step('finds a policy', async () => {
        await page.goto('/');
        await page.locator('main input[name=q]').fill(run.search);
        await page.locator('main input[name=q]').press('Enter');
        await expect(page).toHaveURL(/\/search\?q=/);
        await expect(page.locator('main mark').first()).toBeVisible();
      });

      await test.step('reads it, with its attachment', async () => {
        await openFirst(page, '/policy/policyDocument');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Before hydration the link leads to the file itself.
        await alive(page);
        await page
          .getByRole('article')
          .getByRole('link', { name: new RegExp(`^${file.actions.view}`) })
          .first()
          .click();
        const viewer = page.getByRole('dialog');
        await expect(viewer.locator('canvas, img, video').first()).toBeVisible({ timeout: 40_000 });
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
      });

      await test.step('signs in, and is back where the login was needed', async () => {
        await page.goto('/policy/policyRecommend');
        await signOn(page, run.account);
        await expect(page).toHaveURL(/\/policy\/policyRecommend/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      await test.step('answers the ten questions', async () => {
        await page.goto('/policy/policyRecommend?dialog=questionnaire');
        const form = dialog(page, quiz.title);
        await expect(form).toBeVisible();
        const next = form.getByRole('button', { name: quiz.next, exact: true });
        await form.getByLabel(quiz.steps.q1.label).fill('东港远洋智能装备有限公司');
        await next.click();
        await expect(form.getByRole('heading', { name: quiz.steps.q2.title })).toBeVisible();
        for (const index of [0, 1, 2]) {
          const select = form.locator('select').nth(index);
          await expect(select).toBeEnabled();
          await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1);
          await select.selectOption({ index: 1 });
        }
        await next.click();
        await expect(form.getByRole('heading', { name: quiz.steps.q3.title })).toBeVisible();
        await next.click();
        await expect(form.getByRole('heading', { name: quiz.steps.q4.title })).toBeVisible();
        await form.getByRole('checkbox').nth(1).check();
        await next.click();
        for (const step of ['q5', 'q6', 'q7', 'q8', 'q9'] as const) {
          await expect(form.getByRole('heading', { name: quiz.steps[step].title })).toBeVisible();
          await form.getByRole('radio').first().check();
          await next.click();
        }
        await expect(form.getByRole('heading', { name: quiz.steps.q10.title })).toBeVisible();
        await form.getByRole('checkbox').nth(4).check();
        await form.getByRole('button', { name: quiz.submit, exact: true }).click();
        await expect(form.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
        await expect(form.getByText(quiz.saved.title)).toBeVisible();
        await form.getByRole('button', { name: quiz.saved.done }).click();
        await expect(form).toBeHidden();
      });

      await test.step('sees which calls the enterprise is eligible for, and why', async () => {
        await expect(page.locator('main a[href^="/policy/policyDeclaration/"]').first()).toBeVisible();
        await openFirst(page, '/policy/policyDeclaration');
        await expect(page.locator('[data-verdict]').first()).toBeVisible();
      });

      await test.step('books a half-day that is free', async () => {
        await page.goto('/?dialog=booking');
        const form = dialog(page, booking.title);
        await expect(form.locator('[data-status="available"]').first()).toBeVisible();
        if (run.phone) await form.getByRole('group', { name: calendar.monthSwitch }).getByRole('button').last().click();
        await form.locator('[data-status="available"]:visible').nth(run.halfDay).click();
        await form.getByLabel(booking.applicantUnit).fill('东港远洋智能装备有限公司');
        await form.getByLabel(booking.creditCode).fill('91350100M000100Y43');
        await form.getByLabel(booking.registeredAddress).fill('东港市海关路18号');
        await form.getByLabel(booking.roadshow_title).fill('港口无人集卡感知模块发布');
        await form.getByLabel(booking.contact_person).fill('林知远');
        await form.getByLabel(booking.phone).fill('13800002026');
        await form.getByLabel(booking.attendance).fill('120');
        await form.getByLabel(booking.roadshowContent).fill('产品发布与融资路演');
        await form.getByRole('button', { name: booking.submit }).click();
        await expect(form.getByText(booking.bookedTitle)).toBeVisible();
        await form.getByRole('link', { name: booking.myBookings }).click();
        await expect(page).toHaveURL(/\/userCenter\/user\/space/);
        await expect(page.getByText('港口无人集卡感知模块发布').first()).toBeVisible();
      });

      expect(said).toEqual([]);
    });
  });
}

import { expect, type Locator } from '@playwright/test';
import bookingEn from '../../packages/portal-kit/src/booking-dialog/messages/en.ts';
import bookingZh from '../../packages/portal-kit/src/booking-dialog/messages/zh-CN.ts';
import fileEn from '../../packages/portal-kit/src/file-viewer/messages/en.ts';
import fileZh from '../../packages/portal-kit/src/file-viewer/messages/zh-CN.ts';
import quizEn from '../../packages/portal-kit/src/questionnaire/messages/en.ts';
import quizZh from '../../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';
import headerEn from '../../packages/portal-kit/src/site-header/messages/en.ts';
import headerZh from '../../packages/portal-kit/src/site-header/messages/zh-CN.ts';
import { keyboardOf } from './keyboard.ts';
import { dueRuns } from './languages.ts';
import { dialog, listen, PASSWORD, test } from './support.ts';

/** The main job without a pointer. Each run books half-days of its own, in the second month, from where these keys lead. */
const RUNS = [
  { name: 'in Chinese', locale: 'zh-CN', search: '装备', keys: ['PageDown', 'ArrowUp'] },
  { name: 'in English', locale: 'en', search: 'equipment', keys: ['PageDown'] },
] as const;

const HALF_DAYS = 3;

for (const run of dueRuns(RUNS, import.meta.filename)) {
  test.describe(run.name, () => {
    test.use({ locale: run.locale });
    const english = run.locale === 'en';
    const quiz = english ? quizEn : quizZh;
    const booking = english ? bookingEn : bookingZh;
    const file = english ? fileEn : fileZh;
    const header = english ? headerEn : headerZh;

    test(`the main job is done by keyboard alone ${run.name}`, async ({ page }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const { press, tabTo, tabBackTo, typeInto } = keyboardOf(page);
      const main = page.locator('#main');
      /** A new page: past header and navigation by its first link. */
      const skipToContent = async () => {
        await press('Tab', 'Enter');
        await expect(main).toBeFocused();
      };
      const title = `${run.name} 1`;

      await test.step('finds a call for application', async () => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await skipToContent();
        const scope = main.locator('form select');
        await tabTo(scope, 3);
        await press('ArrowDown', 'ArrowDown');
        await expect(scope).toHaveValue('/policy/policyDeclaration');
        await typeInto(main.locator('input[name=q]'), run.search);
        await press('Enter');
        await expect(page).toHaveURL(/\/policy\/policyDeclaration\?q=/);
        await expect(main.locator('mark').first()).toBeVisible();
      });

      const view = main
        .getByRole('list', { name: file.list })
        .getByRole('link', { name: /\.pdf$/ })
        .first();
      await test.step('reads it, with an attachment', async () => {
        await skipToContent();
        await tabTo(main.locator('a[href="#results"]'), 15);
        await press('Enter');
        await tabTo(main.locator('li a[href^="/policy/policyDeclaration/"]').first(), 6);
        await press('Enter');
        await expect(page).toHaveURL(/\/policy\/policyDeclaration\/\w/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main).toBeFocused();
        await tabTo(view);
        await press('Enter');
        const viewer = page.getByRole('dialog');
        await expect(viewer.locator('canvas, img, video').first()).toBeVisible({ timeout: 20_000 });
        await press('Escape');
        await expect(viewer).toBeHidden();
        await expect(view).toBeFocused();
      });

      await test.step('signs on, and is back at the call', async () => {
        const { pathname } = new URL(page.url());
        await tabBackTo(page.getByRole('link', { name: header.login }).first(), 60);
        await press('Enter');
        await expect(page).toHaveURL(/\/api\/sandbox\/sso\//);
        await typeInto(page.locator('#account'), 'demo');
        await typeInto(page.locator('#password'), PASSWORD);
        await press('Enter');
        await expect(page).toHaveURL((url) => url.pathname === pathname);
        await expect(page.locator('[data-status=matched]')).toBeVisible();
      });

      await test.step('goes to the matches', async () => {
        await skipToContent();
        await tabTo(main.locator('a[href="/policy/policyRecommend"]').first());
        await press('Enter');
        await expect(page).toHaveURL(/\/policy\/policyRecommend/);
        await expect(main.locator('a[href^="/policy/policyDeclaration/"]').first()).toBeVisible();
      });

      /** Opens a dialog from a panel of the nav; answers what gets the focus back when the dialog closes. */
      const openFromNav = async (id: string, name: string) => {
        const item = page.locator(`[data-nav-item=${id}]`);
        const trigger = item.locator('[aria-expanded]');
        await tabBackTo(trigger);
        await press('ArrowDown');
        await expect(item.locator('a:focus:not([aria-expanded])')).toBeVisible();
        const entry = item.locator(`ul[aria-labelledby] a[href="?dialog=${name}"]`);
        // Until the panel's figures are there, its first link is an entry.
        if ((await entry.and(page.locator(':focus')).count()) === 0) await tabTo(entry, 15);
        await press('Enter');
        return trigger;
      };

      await test.step('answers the ten questions', async () => {
        const trigger = await openFromNav('policy', 'questionnaire');
        const form = dialog(page, quiz.title);
        const next = form.getByRole('button', { name: quiz.next, exact: true });
        const focused = form.locator(':focus');
        /** The buttons are back after half a second; until then Enter does nothing (specification, section 2). */
        const arriveAt = async (step: keyof typeof quiz.steps) => {
          await expect(form.getByRole('heading', { name: quiz.steps[step].title })).toBeVisible();
          await expect(form.locator('button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true');
        };

        const name = form.getByLabel(quiz.steps.q1.label);
        await expect(name).toBeFocused();
        await typeInto(name, '东港澜图智能装备有限公司');
        await press('Enter');

        await arriveAt('q2');
        const regions = form.locator('select');
        await expect(regions.first()).toBeFocused();
        for (const [level, select] of (await regions.all()).entries()) {
          if (level > 0) await press('Tab');
          await expect(select).toBeFocused();
          await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1);
          await press('ArrowDown');
          await expect(select).not.toHaveValue('');
        }
        await tabTo(next, 4);
        await press('Enter');

        await arriveAt('q3');
        // The button that was pressed keeps the focus: a second Enter passes a question that is answered already.
        await expect(next).toBeFocused();
        const date = form.getByLabel(quiz.steps.q3.label);
        await tabBackTo(date, 8);
        const before = await date.inputValue();
        // From its end the field is entered by the button of its calendar; the day, or the year, stands before that.
        await press('Shift+Tab', 'ArrowDown');
        await expect(date).not.toHaveValue(before);
        await press('Enter');

        await arriveAt('q4');
        // What had the focus went away with its question: the next one's control has it.
        await toggle(focused, 'checkbox');
        await toggle(focused, 'checkbox');
        await press('Enter');
        for (const step of ['q5', 'q6', 'q7', 'q8', 'q9'] as const) {
          await arriveAt(step);
          await expect(focused).toHaveAttribute('type', 'radio');
          const answer = await focused.inputValue();
          await press('ArrowDown');
          await expect(focused).not.toHaveValue(answer);
          await expect(focused).toBeChecked();
          await press('Enter');
        }
        await arriveAt('q10');
        await toggle(focused, 'checkbox');
        await toggle(focused, 'checkbox');
        await press('Enter');
        await expect(form.getByText(quiz.saved.title)).toBeVisible();
        await expect(form.getByRole('button', { name: quiz.saved.done })).toBeFocused();
        await press('Enter');
        await expect(form).toBeHidden();
        await expect(trigger).toBeFocused();

        /** Space turns the answer that has the focus. */
        async function toggle(answer: Locator, type: string) {
          await expect(answer).toHaveAttribute('type', type);
          const checked = await answer.isChecked();
          await press('Space');
          await expect(answer).toBeChecked({ checked: !checked });
        }
      });

      await test.step('sees what the enterprise is eligible for, and why', async () => {
        await tabTo(main.locator('li a[href^="/policy/policyDeclaration/"]').first());
        await press('Enter');
        await expect(page).toHaveURL(/\/policy\/policyDeclaration\/\w/);
        await expect(main.locator('[data-verdict]').first()).toBeVisible();
      });

      await test.step('books half-days of the roadshow centre', async () => {
        await openFromNav('highlights', 'booking');
        const form = dialog(page, booking.title);
        const focused = form.locator('[data-half]:focus');
        await tabTo(form.locator('[data-half][tabindex="0"]'), 3);
        await press(...run.keys);
        const chosen = form.locator('[data-in-range]');
        // A range that holds something taken starts anew at its end, so this comes to free half-days in a row.
        for (let tries = 0; (await chosen.count()) < HALF_DAYS && tries < 12; tries += 1) {
          if ((await focused.getAttribute('data-status')) === 'available') await press('Enter');
          if ((await chosen.count()) < HALF_DAYS) await press('ArrowRight', 'ArrowRight');
        }
        await expect(chosen).toHaveCount(HALF_DAYS);

        await typeInto(form.getByLabel(booking.applicantUnit), '东港澜图智能装备有限公司');
        await typeInto(form.getByLabel(booking.creditCode), '91350100M000100Y43');
        await typeInto(form.getByLabel(booking.registeredAddress), '东港市海关路18号');
        await typeInto(form.getByLabel(booking.roadshow_title), title);
        await typeInto(form.getByLabel(booking.contact_person), '林知远');
        await typeInto(form.getByLabel(booking.phone), '13800002026');
        await typeInto(form.getByLabel(booking.attendance), '120');
        await typeInto(form.getByLabel(booking.roadshowContent), '产品发布与融资路演');
        await tabTo(form.getByRole('button', { name: booking.submit }), 8);
        await press('Enter');
        await expect(form.getByText(booking.bookedTitle)).toBeVisible();
        await tabTo(form.getByRole('link', { name: booking.myBookings }), 3);
        await press('Enter');
        await expect(page).toHaveURL(/\/userCenter\/user\/space/);
        await expect(page.getByText(title).first()).toBeVisible();
        await expect(main).toBeFocused();
      });

      expect(said).toEqual([]);
    });
  });
}

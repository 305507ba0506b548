import { expect, type Page } from '@playwright/test';
import bookingEn from '../../packages/portal-kit/src/booking-dialog/messages/en.ts';
import bookingZh from '../../packages/portal-kit/src/booking-dialog/messages/zh-CN.ts';
import { signedInAs } from './callers.ts';
import { dialog, openWhole, PHONE, test } from './support.ts';

test.use(signedInAs('demo'));

const FREE = '[data-half][data-status="available"]:visible';

/** Position of each half-day and field in the dialog's content. */
const placesIn = (page: Page) =>
  page
    .getByRole('dialog')
    .first()
    .evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[data-half], [data-field], input, textarea')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          let top = element.getBoundingClientRect().top;
          for (let above = element.parentElement; above; above = above.parentElement) top += above.scrollTop;
          return Math.round(top);
        }),
    );

test('credit code and address of the enterprise are filled in, and a changed one is kept', async ({ page }) => {
  await page.goto('/?dialog=booking');
  const form = dialog(page, bookingZh.title);
  await expect(form.getByLabel(bookingZh.applicantUnit)).toHaveValue('东港澜图智能装备有限公司');
  await expect(form.getByLabel(bookingZh.creditCode)).toHaveValue('91371102M000200Y26');
  const address = form.getByLabel(bookingZh.registeredAddress);
  await expect(address).toHaveValue('山东省日照市东港区海港路16号智能制造园3号楼');
  await address.fill('东港区海关路18号');
  await page.reload();
  await expect(form.getByLabel(bookingZh.creditCode)).toHaveValue('91371102M000200Y26');
  await expect(address).toHaveValue('东港区海关路18号');
});

test('weeks that are over are left out of the calendar', async ({ page }) => {
  await page.goto('/?dialog=booking');
  await expect(page.locator('[data-date]').first()).toHaveAttribute('data-date', '2026-11-16');
  await expect(page.locator('[data-date][data-today]')).toBeVisible();
});

for (const [name, settings, words] of [
  ['on a desk', {}, bookingZh],
  ['on a desk in English', { locale: 'en' }, bookingEn],
  ['on a phone', PHONE, bookingZh],
  ['on a phone in English', { ...PHONE, locale: 'en' }, bookingEn],
] as const) {
  test.describe(name, () => {
    test.use(settings);

    test('a refused time is said in its line, and nothing else moves', async ({ page }) => {
      await openWhole(page, '/?dialog=booking');
      const form = dialog(page, words.title);
      const free = form.locator(FREE);
      // From before a taken half-day to after it.
      const [first, last] = [free.first(), free.last()];
      await expect(first).toBeVisible();
      const places = await placesIn(page);
      await first.click();
      expect(await placesIn(page)).toEqual(places);
      await last.click();
      await expect(form.locator('[data-tone="warning"]')).toBeInViewport();
      expect(await placesIn(page)).toEqual(places);
      await form.getByRole('button', { name: words.submit }).click();
      await expect(form.getByRole('group', { name: /^(还有|\d|One)/ })).toBeFocused();
    });

    test('a time that somebody else has taken is said in its line, and nothing else moves', async ({ page }) => {
      const submitted: unknown[] = [];
      await page.route('**/roadshows/bookings', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const { appointment_dates } = route.request().postDataJSON();
        submitted.push(...appointment_dates);
        const details = { conflicts: appointment_dates, nearest_free: [] };
        await route.fulfill({ status: 409, json: { code: 'conflict', message: 'conflict', details } });
      });
      await openWhole(page, '/?dialog=booking');
      const form = dialog(page, words.title);
      await form.locator(FREE).first().click();
      await form.getByLabel(words.roadshow_title).fill('港口无人集卡感知模块发布');
      await form.getByLabel(words.attendance).fill('120');
      await form.getByLabel(words.roadshowContent).fill('产品发布与融资路演');
      const places = await placesIn(page);
      await form.getByRole('button', { name: words.submit }).click();
      await expect(form.locator('[data-tone="danger"]')).toBeInViewport();
      expect(await placesIn(page)).toEqual(places);
      const offers = page.locator('[data-alternative]');
      await expect(offers).toHaveCount(3);
      // The reason stays readable beside the offers.
      const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
      const [line, popover] = [form.locator('[data-tone]'), page.getByRole('dialog').last()];
      const below = ((await popover.boundingBox())?.y ?? 0) >= bottom(await line.boundingBox());
      const above = bottom(await popover.boundingBox()) <= ((await line.boundingBox())?.y ?? 0);
      expect(below || above).toBe(true);
      await offers.last().click();
      await expect(form.locator('[data-tone]')).toHaveCount(0);
      expect(await placesIn(page)).toEqual(places);
      await expect(form.getByRole('button', { name: words.submit })).toBeFocused();
      expect(submitted).toHaveLength(1);
    });
  });
}

test.describe('on a phone in English', () => {
  test.use({ ...PHONE, locale: 'en' });

  test('mornings and afternoons are named in every half-day, without sideways scroll', async ({ page }) => {
    await openWhole(page, '/?dialog=booking');
    const halves = page.locator(FREE);
    await expect(halves.first()).toBeVisible();
    const letters = await halves.evaluateAll((elements) =>
      elements.map((half) => {
        const letter = half.querySelector('[data-letter]');
        if (!letter) throw new Error('A half-day has no letters.');
        const { content } = getComputedStyle(letter, '::before');
        return {
          content,
          fits: letter.getBoundingClientRect().width <= half.clientWidth,
        };
      }),
    );
    expect(new Set(letters.map(({ content }) => content))).toEqual(new Set(['"AM"', '"PM"']));
    expect(letters.filter(({ fits }) => !fits)).toEqual([]);
    const wide = await page
      .getByRole('dialog')
      .evaluate((root) =>
        [root, ...root.querySelectorAll('*')]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 &&
              ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
          )
          .map(({ className }) => className),
      );
    expect(wide).toEqual([]);
  });
});

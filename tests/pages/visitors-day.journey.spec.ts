import { expect } from '@playwright/test';
import enrolEn from '../../apps/portal/src/pages/event/messages/detail.en.ts';
import enrolZh from '../../apps/portal/src/pages/event/messages/detail.zh-CN.ts';
import bookingEn from '../../apps/portal/src/pages/experiment/messages/booking.en.ts';
import bookingZh from '../../apps/portal/src/pages/experiment/messages/booking.zh-CN.ts';
import loanEn from '../../apps/portal/src/pages/finance/messages/application.en.ts';
import loanZh from '../../apps/portal/src/pages/finance/messages/application.zh-CN.ts';
import centerEn from '../../apps/portal/src/pages/finance/messages/loan-center.en.ts';
import centerZh from '../../apps/portal/src/pages/finance/messages/loan-center.zh-CN.ts';
import flowEn from '../../apps/portal/src/pages/order/messages/flow.en.ts';
import flowZh from '../../apps/portal/src/pages/order/messages/flow.zh-CN.ts';
import callEn from '../../apps/portal/src/pages/policy/messages/detail.en.ts';
import callZh from '../../apps/portal/src/pages/policy/messages/detail.zh-CN.ts';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import reserveEn from '../../apps/portal/src/pages/space/messages/reserve.en.ts';
import reserveZh from '../../apps/portal/src/pages/space/messages/reserve.zh-CN.ts';
import navEn from '../../apps/portal/src/variants/ftz/messages/en.ts';
import navZh from '../../apps/portal/src/variants/ftz/messages/zh-CN.ts';
import { listEvents } from '../../packages/api-client/src/event/event.client.ts';
import { getReservationRules } from '../../packages/api-client/src/experiment/reservation.client.ts';
import headerEn from '../../packages/portal-kit/src/site-header/messages/en.ts';
import headerZh from '../../packages/portal-kit/src/site-header/messages/zh-CN.ts';
import calendarEn from '../../packages/portal-kit/src/slot-calendar/messages/en.ts';
import calendarZh from '../../packages/portal-kit/src/slot-calendar/messages/zh-CN.ts';
import { callerOf } from './callers.ts';
import { keyboardOf } from './keyboard.ts';
import { dueRuns, RUNS } from './languages.ts';
import { listen, PASSWORD, PDF, PHONE, test } from './support.ts';

const WORDS = {
  'zh-CN': {
    nav: navZh.nav,
    header: headerZh,
    call: callZh,
    reserve: reserveZh,
    booking: bookingZh,
    calendar: calendarZh,
    flow: flowZh,
    center: centerZh,
    loan: loanZh,
    claims: claimsZh,
    enrol: enrolZh,
  },
  en: {
    nav: navEn.nav,
    header: headerEn,
    call: callEn,
    reserve: reserveEn,
    booking: bookingEn,
    calendar: calendarEn,
    flow: flowEn,
    center: centerEn,
    loan: loanEn,
    claims: claimsEn,
    enrol: enrolEn,
  },
} as const;

const PHONE_NUMBER = '13800002026';

for (const [place, { lang }] of dueRuns(RUNS.entries(), import.meta.filename)) {
  const { nav, header, call, reserve, booking, calendar, flow, center, loan, claims, enrol } = WORDS[lang];
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, ...PHONE });

    test(`a day across policy, space, instrument, loan and event goes by keyboard alone on a phone; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const caller = await callerOf(baseURL ?? '', 'staff');
      const { press, tabTo, tabBackTo, typeInto, attach } = keyboardOf(page);
      const main = page.locator('#main');

      /** What had the focus may have gone with what was done: something else has it then, not the whole page. */
      const keepsFocus = () =>
        expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('#main, [role=dialog]') !== null))
          .toBe(true);

      /** Follows an entry of the menu; a group has to be opened before it. */
      const openByMenu = async (group: string, href: string) => {
        await openMenu();
        const summary = page.locator('[data-drawer] nav summary').filter({ hasText: group });
        await tabTo(summary);
        const entry = page.locator(`[data-drawer] nav details[open] a[href="${href}"]`).first();
        // The group that was opened last is open still.
        if (!(await entry.isVisible())) await press('Enter');
        await tabTo(entry);
        await press('Enter');
        await arriveAt(href);
      };
      /** Titles of what was done something with, as their pages name them. */
      const done: string[] = [];
      const remember = async () => {
        await expect(main).toBeFocused();
        done.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      };
      const openMenu = async () => {
        await tabBackTo(page.locator('summary').and(page.getByLabel(header.openMenu)), 150);
        await press('Enter');
        await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
      };
      const arriveAt = async (path: string) => {
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main).toBeFocused();
      };

      await test.step('signs in', async () => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await tabTo(page.locator('summary').and(page.getByLabel(header.openMenu)), 12);
        await press('Enter');
        await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
        await tabBackTo(page.locator('[data-drawer]').getByRole('link', { name: header.login }), 3);
        await press('Enter');
        await expect(page).toHaveURL(/\/api\/sandbox\/sso\//);
        await typeInto(page.locator('#account'), 'staff');
        await typeInto(page.locator('#password'), PASSWORD);
        await press('Enter');
        await expect(page).toHaveURL((url) => url.pathname === '/');
        await page.waitForLoadState('networkidle');
        await tabTo(main.locator('a, button, input').first(), 20);
      });

      await test.step('follows a call for applications', async () => {
        await openByMenu(nav.policy, '/policy/policyDeclaration');
        await tabTo(main.locator('li a[href^="/policy/policyDeclaration/"]').nth(place));
        await press('Enter');
        await expect(page).toHaveURL(/\/policy\/policyDeclaration\/\w/);
        await remember();
        const follow = main.getByRole('button', { name: call.follow, exact: true }).first();
        await tabTo(follow);
        await press('Enter');
        await expect(main.getByRole('button', { name: call.unfollow }).first()).toBeFocused();
      });

      await test.step('books the viewing of a space', async () => {
        await openByMenu(nav.industry, '/space/search');
        await tabTo(main.locator('li a[href^="/space/office/"], li a[href^="/space/factory/"]').nth(place));
        await press('Enter');
        await expect(page).toHaveURL(/\/space\/(office|factory)\/\w/);
        await remember();
        await tabTo(main.locator('a[href^="/space/reserve?unit="]').first());
        await press('Enter');
        await arriveAt('/space/reserve');
        await tabTo(main.locator('[data-date]:not([data-slot])[tabindex="0"]'));
        // A week later than the first day.
        await press('ArrowDown', 'Enter');
        await tabTo(main.locator('[data-slot][tabindex="0"]'));
        // Nobody views two places in one hour.
        await press(...Array<string>(place).fill('ArrowRight'), 'Enter');
        await typeInto(main.locator('input[name=contact_phone]'), PHONE_NUMBER);
        await tabTo(main.getByRole('button', { name: reserve.submit, exact: true }));
        await press('Enter');
        await expect(main.getByText(reserve.done)).toBeVisible();
        await keepsFocus();
      });

      await test.step('reserves an instrument', async () => {
        await openByMenu(nav.industry, '/experiment/instrument');
        await tabTo(main.locator('li a[href^="/experiment/instrument/"]').nth(place));
        await press('Enter');
        await expect(page).toHaveURL(/\/experiment\/instrument\/\w/);
        await remember();
        // Of this week little is free.
        await tabTo(main.getByRole('button', { name: calendar.on }));
        await press('Enter');
        await expect(page).toHaveURL((url) => url.searchParams.has('week'));
        await tabTo(main.locator('[data-bucket][tabindex="0"]'));
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        const rules = await getReservationRules(caller, id);
        const shortest = Math.max(2, rules.shortest_minutes / rules.bucket_minutes);
        await press('Enter', ...Array<string>(shortest - 1).fill('ArrowDown'), 'Enter');
        await expect(page).toHaveURL((url) => url.searchParams.has('end'));
        await tabTo(main.getByRole('link', { name: booking.bill.submit }).first());
        await press('Enter');
        await arriveAt('/order');
        await tabTo(main.getByRole('button', { name: flow.next }));
        await press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.termsTitle);
        await keepsFocus();
        await tabTo(main.getByRole('checkbox', { name: flow.agree }));
        await press('Space');
        await tabTo(main.getByRole('button', { name: flow.submit }));
        await press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);
        await keepsFocus();
      });

      await test.step('applies for a loan that fits', async () => {
        await openByMenu(nav.finance, '/finance/loanCenter');
        const form = main.getByRole('form', { name: center.form });
        await typeInto(form.getByLabel(center.amount, { exact: true }), '500');
        await typeInto(form.getByLabel(center.term, { exact: true }), '24');
        await press('Tab', 'ArrowDown');
        await tabTo(form.getByRole('button', { name: center.match }));
        await press('Enter');
        await expect(page).toHaveURL((url) => url.searchParams.get('amount') === '500');
        await keepsFocus();
        // An enterprise applies for a product once, and a product has several links.
        const offers = main.locator('li a[href^="/finance/bondDetails"]');
        await expect(offers.first()).toBeVisible();
        const hrefs = new Set(await offers.evaluateAll((links) => links.map((link) => link.getAttribute('href'))));
        await tabTo(main.locator(`a[href="${[...hrefs][place]}"]`).first());
        await press('Enter');
        await arriveAt('/finance/bondDetails');
        await remember();
        await tabTo(main.locator('a[href^="/finance/bondSubmit?id="]').first());
        await press('Enter');
        await arriveAt('/finance/bondSubmit');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(loan.apply);
        const field = (name: 'amount' | 'term_months' | 'purpose' | 'plan') =>
          main.getByRole('textbox', { name: loan.fields[name], exact: true });
        await typeInto(field('amount'), '500');
        await typeInto(field('term_months'), '24');
        await typeInto(field('purpose'), '采购五轴加工中心');
        await typeInto(field('plan'), '采购两台五轴加工中心，以订单回款按期归还。');
        for (const [file, name] of ['营业执照.pdf', '财务报表.pdf'].entries()) {
          await attach(main.locator('input[type=file]').nth(file), { ...PDF, name });
          await expect(main.locator('li[data-status=done]')).toHaveCount(file + 1);
          await keepsFocus();
        }
        await tabTo(main.getByRole('button', { name: claims.submit, exact: true }));
        await press('Enter');
        await expect(main.getByText(loan.standing.submitted)).toBeVisible();
        await keepsFocus();
      });

      await test.step('enrols in an activity', async () => {
        await openByMenu(nav.highlights, '/event');
        const { data } = await listEvents(caller);
        const event = data.filter(({ status, places }) => status === 'open' && places.left > 5)[place];
        await tabTo(main.locator(`li a[href^="/event/${event?.id}"]`).first(), 150);
        await press('Enter');
        await expect(page).toHaveURL(/\/event\/\w/);
        await expect(main).toBeFocused();
        await tabTo(main.getByRole('button', { name: enrol.enrol, exact: true }));
        await press('Enter');
        await expect(main.getByLabel(enrol.name)).toBeVisible();
        await keepsFocus();
        await typeInto(main.getByLabel(enrol.phone), PHONE_NUMBER);
        await press('Enter');
        await expect(main.getByLabel(enrol.phone)).toBeHidden();
        await keepsFocus();
      });

      await test.step('finds the terms and records of the day in the overview', async () => {
        await openMenu();
        await tabBackTo(page.locator('[data-drawer]').getByRole('link', { name: new RegExp(header.centre, 'i') }), 3);
        await press('Enter');
        await expect(page).toHaveURL(/\/userCenter/);
        await expect(main).toBeFocused();
        // The activity may be later than the 30 days of the overview.
        expect(done).toHaveLength(4);
        for (const title of done) await expect(main.getByText(title).first()).toBeVisible();
      });

      expect(said).toEqual([]);
    });
  });
}

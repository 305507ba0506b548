import { expect } from '@playwright/test';
import bookingEn from '../../apps/portal/src/pages/experiment/messages/booking.en.ts';
import bookingZh from '../../apps/portal/src/pages/experiment/messages/booking.zh-CN.ts';
import flowEn from '../../apps/portal/src/pages/order/messages/flow.en.ts';
import flowZh from '../../apps/portal/src/pages/order/messages/flow.zh-CN.ts';
import listEn from '../../apps/portal/src/pages/order/messages/list.en.ts';
import listZh from '../../apps/portal/src/pages/order/messages/list.zh-CN.ts';
import offerEn from '../../apps/portal/src/pages/shared/offer/messages/en.ts';
import offerZh from '../../apps/portal/src/pages/shared/offer/messages/zh-CN.ts';
import { listInstruments } from '../../packages/api-client/src/experiment/instrument.client.ts';
import { getDateRange, getReservationRules } from '../../packages/api-client/src/experiment/reservation.client.ts';
import { moveOrder, quoteReservation } from '../../packages/api-client/src/order/order.client.ts';
import type { Transport } from '../../packages/api-client/src/transport/transport.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, RUNS } from './languages.ts';
import { ordersWithMessage } from './orders-with-message.ts';
import { hold, test } from './support.ts';

const WORDS = {
  'zh-CN': { booking: bookingZh, flow: flowZh, list: listZh, offer: offerZh },
  en: { booking: bookingEn, flow: flowEn, list: listEn, offer: offerEn },
};

test.use(signedInAs('demo'));

const dayFrom = (days: number) =>
  new Date(Date.now() + Number(process.env.TEST_SHIFT) + days * 86_400_000).toISOString().slice(0, 10);
/** Minutes of an interval of the calendar's instants. */
const minutesOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

/**
 * An instrument with a lunch break that takes vouchers, a day that is free before and after the break, and a time on it that the
 * service would sell. Those that come first in the list are of other journeys.
 */
const bookable = async (caller: Transport, place: number) => {
  const { data } = await listInstruments(caller, { page_size: 40 });
  let found = 0;
  for (const { id, voucher_rate, booking } of data.slice(6)) {
    if (booking !== 'open' || voucher_rate === 0) continue;
    const rules = await getReservationRules(caller, id);
    if (!rules.lunch || rules.bucket_minutes !== 60) continue;
    const { days } = await getDateRange(caller, id, { from: dayFrom(3), to: dayFrom(16) });
    for (const { date, buckets } of days) {
      const lunch = buckets.findIndex(({ reason }) => reason === 'lunch');
      const before = buckets[lunch - 1];
      const morning = buckets.slice(buckets.slice(0, lunch).findLastIndex(({ state }) => state !== 'free') + 1, lunch);
      const rest = buckets.slice(lunch).filter(({ reason }) => reason !== 'lunch');
      const first = rest[0];
      const last = first && rest.find(({ ends_at }) => minutesOf(first.starts_at, ends_at) >= rules.shortest_minutes);
      // A bucket with less time around it than the shortest use cannot begin a choice.
      const fits = morning[0] && before && minutesOf(morning[0].starts_at, before.ends_at) >= rules.shortest_minutes;
      if (lunch < 1 || !fits || !first || !last) continue;
      if (rest.slice(0, rest.indexOf(last) + 1).some(({ state }) => state !== 'free')) continue;
      const { problems, voucher } = await quoteReservation(caller, {
        kind: 'instrument',
        offer_id: id,
        option_ids: [],
        use_voucher: true,
        starts_at: first.starts_at,
        ends_at: last.ends_at,
      });
      if (problems.length > 0 || voucher.amount === 0) continue;
      if (found === place) return { id, date, before, first, last };
      found += 1;
      break;
    }
  }
  throw new Error('The demo has too few instruments with a lunch break and a voucher.');
};

for (const [place, { lang, device, options }] of dueRuns(RUNS.entries(), import.meta.filename)) {
  const { booking, flow, list, offer } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`an instrument is reserved after a refusal over lunch, with a voucher, used and rated; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const demo = await callerOf(baseURL ?? '', 'demo');
      const operator = await callerOf(baseURL ?? '', 'operator');
      const { id, date, before, first, last } = await bookable(demo, place);
      const message = `${lang}: 样品已制备。`;
      const bucket = ({ starts_at }: { starts_at: string }) =>
        page.locator(`[data-bucket="${starts_at.slice(0, 16)}"]`);

      await test.step('from the six kinds to the instrument', async () => {
        await page.goto(`/technological?lang=${lang}`);
        expect(await axeFaults(page)).toEqual([]);
        await page.locator('main a[href="/experiment/instrument"]').first().click();
        await expect(page).toHaveURL((url) => url.pathname === '/experiment/instrument');
        await expect(page.locator('main a[href^="/experiment/instrument/"]').first()).toBeVisible();
        await page.goto(`/experiment/instrument/${id}?${new URLSearchParams({ week: date, lang })}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      await test.step('its provider is asked', async () => {
        await page.getByRole('button', { name: offer.ask.message.open }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(offer.ask.content).fill('能不能测粉末样品？');
        await dialog.getByRole('button', { name: offer.ask.submit }).click();
        await expect(dialog.getByRole('status')).toContainText(/OM\d{8}-/);
        expect(await axeFaults(page)).toEqual([]);
        await dialog.getByRole('button', { name: offer.ask.close }).first().click();
        await expect(dialog).toHaveCount(0);
      });

      await test.step('a choice across the lunch break is refused, and said why', async () => {
        const day = page.getByRole('button', { name: new RegExp(`^${Number(date.slice(8))}\\D`) });
        if (device === 'a phone') await day.first().click();
        await bucket(before).click();
        await expect(bucket(before)).toHaveAttribute('aria-pressed', 'true');
        await bucket(first).click();
        await expect(page.getByText(booking.reasons.lunch).first()).toBeVisible();
        await expect(page.getByRole('status', { name: booking.refused }).getByRole('listitem').first()).toBeVisible();
        await expect(page).toHaveURL((url) => !url.searchParams.has('end'));
        expect(await axeFaults(page)).toEqual([]);
      });

      if (device !== 'a phone') {
        await test.step('presses that came before the code are kept, in order', async () => {
          const release = await hold(page, '**/assets/*.js');
          const address = `/experiment/instrument/${id}?${new URLSearchParams({ week: date, lang })}`;
          await page.goto(address, { waitUntil: 'commit' });
          await bucket(first).click();
          await bucket(last).click();
          await expect(bucket(last)).toHaveAttribute('aria-pressed', 'false');
          release();
          await expect(bucket(last)).toHaveAttribute('aria-pressed', 'true');
          await expect(page).toHaveURL((url) => url.searchParams.has('end'));
          await page.goto(`${address}&start=${first.starts_at.slice(0, 16)}`);
        });
      }

      await test.step('a time after it has a price, a part of which the voucher pays', async () => {
        // The refused choice has begun anew where it would have ended.
        await expect(bucket(first)).toHaveAttribute('aria-pressed', 'true');
        await bucket(last).click();
        await expect(page).toHaveURL((url) => url.searchParams.has('end'));
        const bill = page.getByRole('region', { name: booking.bill.title });
        await expect(bill.getByText(booking.bill.voucher, { exact: false }).first()).toBeVisible();
        await expect(bill.getByRole('checkbox', { name: booking.useVoucher })).toBeChecked();
        const payable = (await bill.getByRole('status').textContent()) ?? '';
        await bill.getByRole('checkbox', { name: booking.useVoucher }).uncheck({ force: true });
        await expect(bill.getByRole('status')).not.toHaveText(payable);
        await bill.getByRole('checkbox', { name: booking.useVoucher }).check({ force: true });
        await expect(bill.getByRole('status')).toHaveText(payable);
        expect(await axeFaults(page)).toEqual([]);
        await page.locator('a[href^="/order?"]:visible').first().click();
      });

      await test.step('the order', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.title);
        await page.getByLabel(flow.message).fill(message);
        await page.getByRole('button', { name: flow.next }).click();
        await page.getByRole('checkbox', { name: flow.agree }).check({ force: true });
        await page.getByRole('button', { name: flow.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);
        expect(await axeFaults(page)).toEqual([]);
      });

      const [made] = await ordersWithMessage(demo, message);
      expect(made?.offer.id).toBe(id);
      expect(made?.starts_at).toBe(first.starts_at);
      expect(made?.voucher.amount).toBeGreaterThan(0);

      await test.step('is confirmed, used and rated', async () => {
        for (const status of ['confirmed', 'in_progress', 'completed'] as const) {
          await moveOrder(operator, made?.id ?? '', { status });
        }
        await page.getByRole('link', { name: flow.done.open }).click();
        await expect(page).toHaveURL((url) => url.pathname === '/userCenter/user/technical');
        // The page may have the order as it was when it was submitted, a moment ago.
        await page.reload();
        await page.getByRole('button', { name: list.rate }).click();
        await page.getByRole('radio').nth(4).check({ force: true });
        await page.getByLabel(list.rateText).fill('机时准，结果当天就出。');
        await page.getByRole('button', { name: list.rateSend }).click();
        await expect(page.getByRole('heading', { name: list.rated })).toBeVisible();
        await expect(page.getByText('机时准，结果当天就出。')).toBeVisible();
        await expect(page.getByRole('button', { name: list.rate })).toHaveCount(0);
      });
    });
  });
}

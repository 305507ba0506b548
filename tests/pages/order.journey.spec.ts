import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import orderEn from '../../apps/portal/src/pages/order/messages/en.ts';
import flowEn from '../../apps/portal/src/pages/order/messages/flow.en.ts';
import flowZh from '../../apps/portal/src/pages/order/messages/flow.zh-CN.ts';
import listEn from '../../apps/portal/src/pages/order/messages/list.en.ts';
import listZh from '../../apps/portal/src/pages/order/messages/list.zh-CN.ts';
import voucherEn from '../../apps/portal/src/pages/order/messages/voucher.en.ts';
import voucherZh from '../../apps/portal/src/pages/order/messages/voucher.zh-CN.ts';
import orderZh from '../../apps/portal/src/pages/order/messages/zh-CN.ts';
import addressEn from '../../apps/portal/src/pages/shared/address/messages/en.ts';
import addressZh from '../../apps/portal/src/pages/shared/address/messages/zh-CN.ts';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import { addAddress, listAddresses } from '../../packages/api-client/src/account/account.client.ts';
import { listInstruments } from '../../packages/api-client/src/experiment/instrument.client.ts';
import { getDateRange, getReservationRules } from '../../packages/api-client/src/experiment/reservation.client.ts';
import { uploadInOnePiece } from '../../packages/api-client/src/file/file.client.ts';
import { getMallProduct, listMallProducts } from '../../packages/api-client/src/material/product.client.ts';
import {
  createMaterialOrder,
  listOrders,
  moveOrder,
  quoteMaterial,
} from '../../packages/api-client/src/order/order.client.ts';
import {
  getVoucherAccount,
  listVoucherMovements,
  moveRedemption,
} from '../../packages/api-client/src/order/voucher.client.ts';
import type { Transport } from '../../packages/api-client/src/transport/transport.ts';
import fileEn from '../../packages/portal-kit/src/file-viewer/messages/en.ts';
import fileZh from '../../packages/portal-kit/src/file-viewer/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs, storageOf } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { ordersWithMessage } from './orders-with-message.ts';
import { PDF, prepare, test } from './support.ts';

const WORDS = {
  'zh-CN': {
    flow: flowZh,
    order: orderZh,
    list: listZh,
    voucher: voucherZh,
    claims: claimsZh,
    address: addressZh,
    file: fileZh,
  },
  en: {
    flow: flowEn,
    order: orderEn,
    list: listEn,
    voucher: voucherEn,
    claims: claimsEn,
    address: addressEn,
    file: fileEn,
  },
};
const PLACE = {
  province_id: '370000',
  province_name: '山东省',
  city_id: '371100',
  city_name: '日照市',
  county_id: '371102',
  county_name: '东港区',
};
/** Two people want two pieces each: in one run nothing is left for the second, in the other one piece. */
const LEFT = { 'zh-CN': 2, en: 3 } as const;
/** Of goods: MO20261120-7K3M. */
const ORDER_NUMBER = /^[A-Z]{2}\d{8}-\w+$/;
const MESSAGE = '到货前请先打电话。';

test.use(signedInAs('demo'));

/** A delivery address of the caller. */
const addressOf = async (caller: Transport): Promise<string> => {
  const [first] = await listAddresses(caller);
  const input = { ...PLACE, contact: '林知远', phone: '13800002026', detail: '海港路16号' };
  return (first ?? (await addAddress(caller, input))).address_id;
};

/** Goods of the mall of which a warehouse has at least four, each time others. */
const stockedProducts = async (caller: Transport) => {
  const { data } = await listMallProducts(caller, { page_size: 40 });
  const found = [];
  for (const { id } of data) {
    const product = await getMallProduct(caller, id);
    const spec = product.specs[0];
    const row = spec?.stock.find(({ quantity }) => quantity >= 4 && quantity <= 9_000);
    if (spec && row && product.hazard === 'none') found.push({ product, spec, row });
    if (found.length === 6) break;
  }
  return found;
};

const take = async (
  caller: Transport,
  choice: { offer_id: string; spec_id: string; warehouse_id: string; quantity: number },
) => {
  const body = { ...choice, option_ids: [], use_voucher: false };
  const { payable } = await quoteMaterial(caller, body);
  return createMaterialOrder(caller, {
    ...body,
    contact_person: '周晓岚',
    contact_phone: '13900002026',
    message: '',
    expected_payable: payable,
    terms_agreed: true,
    address_id: await addressOf(caller),
  });
};

const stockOf = async (caller: Transport, id: string, specId: string, warehouseId: string) => {
  const { specs } = await getMallProduct(caller, id);
  const row = specs.find((spec) => spec.id === specId)?.stock.find(({ warehouse }) => warehouse.id === warehouseId);
  return row?.quantity ?? 0;
};

for (const [place, { lang, device, options }] of dueRuns(RUNS.entries(), import.meta.filename)) {
  const { flow, order, list, voucher, claims, address, file } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    const productHref = (product: { id: string }, query: Record<string, string>) =>
      `/material/product/${product.id}/order?${new URLSearchParams({ ...query, lang })}`;
    /** Adds a delivery address without leaving the order. */
    const addPlace = async (page: Page) => {
      await page.getByRole('button', { name: flow.addAddress }).click();
      const dialog = page.getByRole('dialog', { name: flow.addAddress });
      await dialog.getByLabel(address.contact).fill('林知远');
      await dialog.getByLabel(address.phone).fill('13800002026');
      for (const [level, name] of [PLACE.province_name, PLACE.city_name, PLACE.county_name].entries()) {
        await dialog.locator('select').nth(level).selectOption({ label: name });
      }
      await dialog.getByLabel(address.detail, { exact: true }).fill('海港路16号');
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: address.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('radio')).toBeChecked();
    };
    const toTerms = async (page: Page) => {
      await page.getByRole('button', { name: flow.next }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.termsTitle);
      await page.getByRole('checkbox', { name: flow.agree }).check({ force: true });
    };

    test(`the last ${LEFT[lang]} pieces are bought by two people at once: one is told, and nothing typed is lost; in ${lang}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const demo = await callerOf(baseURL ?? '', 'demo');
      const rival = await callerOf(baseURL ?? '', 'staff');
      const hasAddress = (await listAddresses(demo)).length > 0;
      await addressOf(rival);
      const goods = (await stockedProducts(demo))[place];
      if (!goods) throw new Error('The demo has too few goods in stock.');
      const { product, spec, row } = goods;
      const choice = { offer_id: product.id, spec_id: spec.id, warehouse_id: row.warehouse.id };
      await take(rival, { ...choice, quantity: row.quantity - LEFT[lang] });

      const storageState = await storageOf(baseURL ?? '', 'staff');
      const context = await browser.newContext({ ...options, locale: lang, storageState });
      await prepare(context);
      const buyers = [page, await context.newPage()];
      const href = productHref(product, { spec: spec.id, warehouse: row.warehouse.id, quantity: '2' });
      for (const buyer of buyers) {
        await buyer.goto(`${baseURL}${href}`);
        await expect(buyer.getByRole('spinbutton')).toHaveValue('2');
        await buyer.getByLabel(flow.message).fill(MESSAGE);
        if (buyer === page && !hasAddress) await addPlace(page);
        await expect(buyer.getByLabel(flow.message)).toHaveValue(MESSAGE);
        if (buyer === page) expect(await axeFaults(page)).toEqual([]);
        await toTerms(buyer);
      }
      expect(await axeFaults(page)).toEqual([]);
      // Neither order leaves before both have been submitted.
      let submitted = 0;
      let release = () => {};
      const bothSubmitted = new Promise<void>((resolve) => {
        release = resolve;
      });
      for (const buyer of buyers) {
        await buyer.route('**/material-mall/products/orders', async (route) => {
          submitted += 1;
          if (submitted === buyers.length) release();
          await bothSubmitted;
          await route.continue();
        });
      }
      const ordered = (buyer: Page) => buyer.getByRole('heading', { level: 1, name: flow.done.title });
      const { stock, stockNone } = flow.conflict;
      const message = pattern(LEFT[lang] > 2 ? stock : stockNone);
      const shortage = (buyer: Page) => buyer.getByRole('alert').filter({ hasText: message });
      const won = await Promise.all(
        buyers.map(async (buyer) => {
          await buyer.getByRole('button', { name: flow.submit }).click();
          await expect(ordered(buyer).or(shortage(buyer))).toBeVisible();
          return ordered(buyer).isVisible();
        }),
      );
      expect(won.toSorted()).toEqual([false, true]);
      const [winner, loser] = won[0] ? buyers : buyers.toReversed();
      if (!winner || !loser) throw new Error('Two people buy.');
      await expect(winner.getByText(ORDER_NUMBER).first()).toBeVisible();
      expect(await stockOf(demo, product.id, spec.id, row.warehouse.id)).toBe(LEFT[lang] - 2);

      // The loser's focus is on what is left, and the form has all that was typed.
      await expect(shortage(loser)).toBeFocused();
      await expect(loser.getByRole('spinbutton')).toHaveValue('2');
      await expect(loser.getByLabel(flow.message)).toHaveValue(MESSAGE);
      expect(await axeFaults(loser)).toEqual([]);
      if (LEFT[lang] > 2) {
        await loser.getByRole('button', { name: pattern(flow.conflict.takeRest) }).click();
        await expect(loser.getByRole('spinbutton')).toHaveValue('1');
        await expect(loser).toHaveURL((url) => url.searchParams.get('quantity') === null);
        await toTerms(loser);
        await loser.getByRole('button', { name: flow.submit }).click();
        await expect(ordered(loser)).toBeVisible();
      }
      expect(await stockOf(demo, product.id, spec.id, row.warehouse.id)).toBe(0);
      await context.close();
    });

    test(`the connection breaks at the submission, and there is one order; in ${lang}`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      const demo = await callerOf(baseURL ?? '', 'demo');
      await addressOf(demo);
      const goods = (await stockedProducts(demo))[2 + place];
      if (!goods) throw new Error('The demo has too few goods in stock.');
      const { product, spec, row } = goods;
      const before = await stockOf(demo, product.id, spec.id, row.warehouse.id);
      const message = `断线的一单，${lang}`;
      await page.goto(productHref(product, { spec: spec.id, warehouse: row.warehouse.id }));
      await page.getByLabel(flow.message).fill(message);
      await toTerms(page);

      // The service makes the order each time, and its answer never arrives.
      const keys: (string | null)[] = [];
      await page.route('**/material-mall/products/orders', async (route) => {
        keys.push(await route.request().headerValue('idempotency-key'));
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: flow.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.lost.title);
      expect(await axeFaults(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.lost.title);
      await page.unroute('**/material-mall/products/orders');
      await page.getByRole('button', { name: flow.lost.ask }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);

      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      expect(await ordersWithMessage(demo, message)).toHaveLength(1);
      expect(await stockOf(demo, product.id, spec.id, row.warehouse.id)).toBe(before - 1);
      // The draft is deleted.
      await page.goto(productHref(product, { spec: spec.id, warehouse: row.warehouse.id }));
      await expect(page.getByLabel(flow.message)).toHaveValue('');
    });

    test(`a cancelled order gives back the stock and the voucher, a cancelled reservation its time; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(150_000);
      const demo = await callerOf(baseURL ?? '', 'demo');
      await addressOf(demo);
      // Of its latest order; the balance is moved by other journeys meanwhile.
      const voucherOf = async (offer: string) => {
        const orders = await listOrders(demo, { sort: 'updated_at', page_size: 20 });
        const id = orders.data.find((each) => each.offer.id === offer)?.id ?? '';
        const movements = await listVoucherMovements(demo, { page_size: 50 });
        return movements.data.filter(({ subject }) => subject?.id === id).map(({ amount }) => amount.amount);
      };
      const cancel = async () => {
        await page.getByRole('button', { name: order.cancel }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: order.cancel }).click();
        await expect(page.getByText(order.standing.cancelled).first()).toBeVisible();
      };

      await test.step('goods', async () => {
        const goods = (await stockedProducts(demo))[4 + place];
        if (!goods) throw new Error('The demo has too few goods in stock.');
        const { product, spec, row } = goods;
        const stock = await stockOf(demo, product.id, spec.id, row.warehouse.id);
        await page.goto(productHref(product, { spec: spec.id, warehouse: row.warehouse.id, quantity: '2' }));
        await toTerms(page);
        await page.getByRole('button', { name: flow.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);
        expect(await axeFaults(page)).toEqual([]);
        expect(await stockOf(demo, product.id, spec.id, row.warehouse.id)).toBe(stock - 2);
        await page.getByRole('link', { name: flow.done.open }).click();
        await expect(page.getByText(list.history)).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        const spent = await voucherOf(product.id);
        await cancel();
        expect(await stockOf(demo, product.id, spec.id, row.warehouse.id)).toBe(stock);
        expect(await voucherOf(product.id)).toEqual([...spent.map((amount) => -amount), ...spent]);
      });

      await test.step('an instrument', async () => {
        const { data } = await listInstruments(demo, { page_size: 40 });
        const free = data.filter((each) => each.earliest !== null && each.voucher_rate > 0);
        const id = free[place]?.id ?? '';
        const { shortest_minutes } = await getReservationRules(demo, id);
        const [from, to] = [0, 20].map((days) =>
          new Date(Date.now() + Number(process.env.TEST_SHIFT) + days * 86_400_000).toISOString().slice(0, 10),
        ) as [string, string];
        const { earliest } = await getDateRange(demo, id, { from, to });
        if (!earliest) throw new Error(`Nothing of ${id} can be booked.`);
        const start = earliest.starts_at;
        const end = new Date(Date.parse(start) + (shortest_minutes + 8 * 60) * 60_000);
        const query = { kind: 'instrument', offer: id, start, end: `${end.toISOString().slice(0, 19)}+08:00`, lang };
        await page.goto(`/order?${new URLSearchParams(query)}`);
        await toTerms(page);
        await page.getByRole('button', { name: flow.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);
        const bucketOf = async () => {
          const { days } = await getDateRange(demo, id, { from: start.slice(0, 10), to: start.slice(0, 10) });
          return days[0]?.buckets.find(({ starts_at }) => starts_at === start)?.state;
        };
        expect(await bucketOf()).toBe('mine');
        const [spent = 0] = await voucherOf(id);
        expect(spent).toBeLessThan(0);
        await cancel();
        expect(await bucketOf()).toBe('free');
        expect(await voucherOf(id)).toEqual([-spent, spent]);
      });
    });

    test(`a completed order has its documents, is rated once and ordered again; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      const demo = await callerOf(baseURL ?? '', 'demo');
      const operator = await callerOf(baseURL ?? '', 'operator');
      const goods = (await stockedProducts(demo))[place];
      if (!goods) throw new Error('The demo has too few goods in stock.');
      const { product, spec, row } = goods;
      const { id } = await take(demo, {
        offer_id: product.id,
        spec_id: spec.id,
        warehouse_id: row.warehouse.id,
        quantity: 2,
      });
      const delivered = new File([PDF.buffer], '验收单.pdf', { type: PDF.mimeType });
      const files = [(await uploadInOnePiece(operator, delivered)).id];
      for (const status of ['confirmed', 'in_progress'] as const) await moveOrder(operator, id, { status });
      await moveOrder(operator, id, { status: 'completed', files });
      await page.goto(`/userCenter/user/material?order=${id}&lang=${lang}`);
      await page.getByRole('button', { name: list.rate }).click();
      await page.getByRole('button', { name: list.rateSend }).click();
      await expect(page.getByRole('link', { name: list.scoreMissing })).toBeVisible();
      await page.getByRole('radio').nth(3).check({ force: true });
      await page.getByLabel(list.rateText).fill('发货快，包装完好。');
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: list.rateSend }).click();
      await expect(page.getByRole('heading', { name: list.rated })).toBeVisible();
      await expect(page.getByText('发货快，包装完好。')).toBeVisible();
      await expect(page.getByRole('button', { name: list.rate })).toHaveCount(0);

      const view = file.actionFor.replace('{action}', file.actions.view).replace('{name}', '验收单.pdf');
      await page.getByRole('link', { name: view }).click();
      const viewer = page.getByRole('dialog', { name: '验收单.pdf' });
      await expect(viewer.getByRole('button', { name: file.save })).toBeVisible();
      const downloaded = page.waitForEvent('download');
      await viewer.getByRole('button', { name: file.save }).click();
      const document = await downloaded;
      expect(document.suggestedFilename()).toBe('验收单.pdf');
      expect(readFileSync(await document.path()).equals(PDF.buffer)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();

      await page.getByRole('link', { name: list.again, exact: true }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === `/material/product/${product.id}/order`);
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('spec'), searchParams.get('warehouse')]).toEqual([spec.id, row.warehouse.id]);
    });

    test(`a redemption is returned, edited and paid; in ${lang}`, async ({ page, baseURL }) => {
      test.setTimeout(150_000);
      const demo = await callerOf(baseURL ?? '', 'demo');
      const operator = await callerOf(baseURL ?? '', 'operator');
      const before = (await getVoucherAccount(demo))?.balance.amount ?? 0;
      const field = (name: keyof typeof voucher.fields) => page.getByLabel(voucher.fields[name], { exact: true });

      await page.goto(`/innovation-voucher?lang=${lang}`);
      await page.getByRole('link', { name: voucher.redeem }).first().click();
      await field('service').fill('高低温湿热试验');
      await field('provider').fill('深海装备检测中心');
      await page.reload();
      await expect(field('service')).toHaveValue('高低温湿热试验');
      await field('invoice_total').fill('60000');
      await field('amount').fill('30001');
      await field('bank').fill('东港银行港口支行');
      await field('account_number').fill('6222020300012026');
      const submit = page.getByRole('button', { name: claims.submit, exact: true });
      await submit.click();
      await expect(page.getByRole('link', { name: voucher.missing.amount })).toBeVisible();
      await expect(page.getByRole('link', { name: voucher.missing.invoices })).toBeVisible();
      await expect(page.getByRole('link', { name: voucher.missing.contract })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await field('amount').fill('1000');
      for (const [label, name] of [
        [voucher.invoice.replace('{place}', '1'), '发票.pdf'],
        [voucher.fields.contract, '技术服务合同.pdf'],
      ] as const) {
        await page.getByLabel(label).setInputFiles({ ...PDF, name });
        await expect(page.locator('main li[data-status=done]').filter({ hasText: name })).toBeVisible();
      }
      await submit.click();
      await expect(page.getByText(voucher.standing.submitted)).toBeVisible();
      for (const name of ['发票.pdf', '技术服务合同.pdf'])
        await expect(page.locator('main').getByText(name, { exact: true })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      const id = new URL(page.url()).searchParams.get('redemption') ?? '';
      expect((await getVoucherAccount(demo))?.balance.amount).toBe(before - 100_000);

      await moveRedemption(operator, id, { status: 'reviewing' });
      await moveRedemption(operator, id, {
        status: 'returned',
        reason: '金额与发票不符',
        remarks: [{ field: 'amount', remark: '发票上只有56000元' }],
      });
      await page.reload();
      await page.getByRole('link', { name: claims.correct }).click();
      await expect(page.getByText('发票上只有56000元').first()).toBeVisible();
      await field('invoice_total').fill('56000');
      await field('amount').fill('800');
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: claims.resubmit }).click();
      await expect(page.getByText(voucher.standing.submitted)).toBeVisible();
      await moveRedemption(operator, id, { status: 'reviewing' });
      await moveRedemption(operator, id, { status: 'approved' });
      await moveRedemption(operator, id, { status: 'paid' });
      await page.reload();
      await expect(page.getByText(voucher.standing.paid).first()).toBeVisible();
      expect((await getVoucherAccount(demo))?.balance.amount).toBe(before - 80_000);
      await page.goto(`/innovation-voucher?kind=redeem&lang=${lang}`);
      await expect(page.getByRole('table', { name: voucher.movements.title }).getByRole('row').nth(1)).toContainText(
        voucher.kinds.redeem,
      );
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}

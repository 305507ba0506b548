import { type Browser, expect, type Page } from '@playwright/test';
import { dueRuns } from './languages.ts';
import { listen, PHONE, prepare, signOn, test } from './support.ts';

const CENTRE = '/userCenter/user/event';

const words = {
  'zh-CN': {
    signIn: '登录后报名',
    enrol: '报名',
    join: '排候补',
    phone: '手机号',
    send: '确认报名',
    sendWaiting: '确认候补',
    approved: '报名成功',
    waiting: '候补第 1 位',
    cancel: '取消报名',
    movedUp: '有席位空出，您已由候补转为占有席位',
    ticket: '电子票',
    code: /^票号 HD.* 的二维码$/,
  },
  en: {
    signIn: 'Log in to enrol',
    enrol: 'Enrol',
    join: 'Join the waiting list',
    phone: 'Mobile phone',
    send: 'Confirm enrolment',
    sendWaiting: 'Confirm waiting',
    approved: 'Approved',
    waiting: 'Number 1 on the waiting list',
    cancel: 'Cancel enrolment',
    movedUp: 'A place became free, and you moved up from the waiting list',
    ticket: 'Ticket',
    code: /^QR code of ticket HD/,
  },
} as const;
type Lang = keyof typeof words;

/** A visitor with a browser of their own. */
const visitor = async (browser: Browser, lang: Lang): Promise<Page> => {
  const context = await browser.newContext({ locale: lang, ...(lang === 'en' && PHONE) });
  await prepare(context);
  return context.newPage();
};

/** Finds an activity by words of its title, and opens it as a signed-in user. */
const find = async (page: Page, lang: Lang, account: 'demo' | 'staff', q: string) => {
  await page.goto(`/event?status=open&status=full&lang=${lang}`, { waitUntil: 'networkidle' });
  await page.locator('main input[name=q]').fill(q);
  await page.locator('main input[name=q]').press('Enter');
  await expect(page.locator('main li a[href^="/event/event-"]')).toHaveCount(1);
  await page.locator('main li a[href^="/event/event-"]').click();
  await page.getByRole('button', { name: words[lang].signIn }).click();
  await signOn(page, account);
  await expect(page).toHaveURL(/\/event\/event-/, { timeout: 40_000 });
  // The button is there before the page answers clicks.
  await page.waitForLoadState('networkidle');
};

const enrol = async (page: Page, lang: Lang, button: 'enrol' | 'join') => {
  const w = words[lang];
  await page.getByRole('button', { name: w[button], exact: true }).click();
  await page.getByLabel(w.phone).fill('13800002026');
  await page.getByRole('button', { name: button === 'enrol' ? w.send : w.sendWaiting, exact: true }).click();
};

const cancel = async (page: Page, lang: Lang) => {
  const { cancel: name } = words[lang];
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
};

for (const [lang, device, q] of dueRuns(
  [
    ['zh-CN', 'a desk', '出口退税'],
    ['en', 'a phone', 'Banks meet companies'],
  ] as const,
  import.meta.filename,
)) {
  test(`the last place is taken, the next user waits, and gets the place and its ticket once it is given up; in ${lang} on ${device}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const w = words[lang];
    const first = await visitor(browser, lang);
    const said = listen(first);
    await find(first, lang, 'demo', q);
    await enrol(first, lang, 'enrol');
    await expect(first.getByText(w.approved, { exact: true })).toBeVisible();
    await expect(first.getByRole('img', { name: w.code })).toBeVisible();

    const second = await visitor(browser, lang);
    await find(second, lang, 'staff', q);
    await enrol(second, lang, 'join');
    await expect(second.getByText(w.waiting)).toBeVisible();

    await cancel(first, lang);
    await expect(first.getByRole('button', { name: w.join, exact: true })).toBeVisible();

    // The overview tells the second user, and leads to the ticket.
    await second.goto(`/userCenter?lang=${lang}`, { waitUntil: 'networkidle' });
    await expect(second.getByText(w.movedUp)).toBeVisible();
    await second.goto(`${CENTRE}?lang=${lang}`, { waitUntil: 'networkidle' });
    await expect(second.getByText(w.movedUp)).toBeVisible();
    await second.getByRole('button', { name: w.ticket, exact: true }).first().click();
    await expect(second.getByRole('dialog').getByRole('img', { name: w.code })).toBeVisible();
    await second.keyboard.press('Escape');

    // The place is free again for the next run.
    await cancel(second, lang);
    await expect(second.getByText(w.movedUp)).toBeHidden();
    expect(said).toEqual([]);
    await first.context().close();
    await second.context().close();
  });
}

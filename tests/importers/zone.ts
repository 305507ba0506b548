import { expect, type Page } from '@playwright/test';
import { makeLogin } from '../../packages/api-client/src/handlers/builders.ts';
import { SESSION_KEY } from '../../packages/api-client/src/session/session-store.ts';
import { toStored } from '../../packages/api-client/src/session/stored-session.ts';

/** A zone's own brand is worn, and not one of ours. */
export const expectOwnBrand = async (page: Page) => {
  const primary = page.getByRole('button', { name: 'Which measures fit us?' });
  await expect(primary).toHaveCSS('background-color', 'rgb(2, 81, 85)');
};

/** The header's panel opens by keyboard; its entries go by the zone's own router, without a load, and the focus goes to the new page. */
export const expectOwnRouter = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Until what opens panels has come, an item is a link.
  await expect(page.locator('nav[data-live]')).toBeVisible();
  const item = page.getByRole('navigation').getByRole('link', { name: 'Measures', exact: true });
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'City measures' }).click();
  await expect(page).toHaveURL(/\/papers\?rank=city$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
};

/** Three questions are enough to submit; the zone's back end has the answers afterwards. */
export const expectQuestionnaire = async (page: Page, origin: string) => {
  await page.getByRole('button', { name: 'Which measures fit us?' }).click();
  const form = page.getByRole('dialog');
  const next = form.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(form.getByText('please fill in the company name')).toBeVisible();
  await form.getByRole('textbox').fill('Qinglan Marine');
  await next.click();
  for (const [level, region] of ['山东省', '青岛市', '黄岛区'].entries())
    await form.getByRole('combobox').nth(level).selectOption({ label: region });
  await next.click();
  await expect(form.getByRole('heading', { name: /registered|registration date/i })).toBeVisible();
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Filling complete' })).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  const savedAnswers: unknown = await (await page.request.get(`${origin}/zone-api/answers`)).json();
  expect(savedAnswers).toMatchObject([{ enterprise_name: 'Qinglan Marine', address_area: { county_name: '黄岛区' } }]);
};

/** Each level of the region picker loads when the one above is chosen. */
export const expectRegions = async (page: Page) => {
  const picker = page.getByRole('group', { name: 'Region where the company is registered' });
  for (const [level, region] of ['山东省', '青岛市', '黄岛区'].entries())
    await picker.getByRole('combobox').nth(level).selectOption({ label: region });
  await expect(page.getByText('The office of 黄岛区 answers you.')).toBeVisible();
};

/** A range over a taken half-day is refused; the next one is booked at the zone's back end, with the zone's own fields. */
export const expectBooking = async (page: Page, origin: string) => {
  await page.getByRole('button', { name: 'Book the hall' }).click();
  const form = page.getByRole('dialog', { name: 'Hall booking' });
  const half = (name: string) => form.getByRole('button', { name: new RegExp(`^${name}`) });
  await half('2026-12-02 morning').click();
  await half('2026-12-04 morning').click();
  await expect(form.getByText('2026-12-03 morning is already booked').first()).toBeVisible();
  await half('2026-12-05 morning').click();
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await form.getByLabel('Seats').fill('61');
  const submit = form.getByRole('button', { name: 'Submit booking' });
  await submit.click();
  await expect(form.getByRole('link', { name: 'please say what the hall is for' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'the hall has 60 seats' })).toBeVisible();
  await form.getByLabel('Occasion').fill('Sea farms');
  await form.getByLabel('Seats').fill('40');
  await submit.click();
  await expect(form.getByText('QL-4')).toBeVisible();
  await expect(form.getByText('Sea farms')).toBeVisible();
  const bookings: unknown = await (await page.request.get(`${origin}/zone-api/bookings`)).json();
  expect(bookings).toEqual([{ for: 'Sea farms', people: 40 }]);
};

/** The address holds the list's state: facets, pages and one thing of it go by the zone's own router, and back goes back. */
export const expectList = async (page: Page, origin: string) => {
  await page.goto(`${origin}/papers`);
  const rows = page.getByRole('link', { name: /^Measure \d+ for/ });
  await expect(rows).toHaveCount(10);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: /^City ?15$/ }).click();
  await expect(page).toHaveURL(/rank=city$/);
  await expect(rows.first()).toHaveText('Measure 1 for shipping');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(5);
  await page.goBack();
  await expect(rows).toHaveCount(10);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Measure 1 for shipping' })).toBeVisible();
  await expect(page.getByText('300,000 yuan')).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox').fill('research');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=research/);
  await expect(page.getByText('Measure 1 for shipping')).toBeHidden();
};

/** A document is read by pdf.js with its worker, a picture and a film are there, whole. */
export const expectFiles = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report.pdf' });
  await expect(report.getByText('Page one')).toBeVisible({ timeout: 20_000 });
  await report.getByRole('button', { name: 'Next page' }).click();
  await expect(report.getByText('Page two')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Map' }).click();
  const picture = page.getByRole('dialog', { name: 'Map.svg' }).getByRole('img', { name: 'Map.svg' });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Film' }).click();
  const film = page.getByRole('dialog', { name: 'The harbour' }).locator('video');
  await expect(film).not.toHaveJSProperty('videoWidth', 0);
};

/** A list of the service: its facets come with counts, and a choice is in the address. */
export const expectUnits = async (page: Page, origin: string) => {
  await page.goto(`${origin}/units`);
  await expect(page.getByRole('heading', { level: 1, name: 'Units to rent' })).toBeVisible();
  const rows = page.getByRole('main').locator('a[href^="/units/"]');
  await expect(rows.first()).toBeVisible();
  await page.goto(`${origin}/units?house_type=office&sort=area_desc`);
  await expect(rows.first()).toBeVisible();
};

/** Signed in, one's own need shows its way and becomes matched by its button. @param token as the page keeps it */
export const expectNeed = async (page: Page, origin: string, token = makeLogin().token) => {
  await page.goto(`${origin}/needs/need-1`);
  await expect(page.getByText('Log in to see what you look for.')).toBeVisible();
  const { user_info } = makeLogin();
  const stored = toStored({ token, userInfo: user_info, storedAt: Date.now() });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, stored] as const);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Space need SN20261120-7K3M' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Published' })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'I have found it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Matched' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have found it' })).toBeHidden();
};

/** The zone's classes win over ours when a page is entered and after navigation; our padding stays beside its reset. */
export const expectOwnStyles = async (page: Page, origin: string) => {
  const home = async () => {
    const hall = page.getByRole('button', { name: 'Book the hall' });
    await expect(hall).toHaveCSS('background-color', 'rgb(120, 60, 20)');
    await expect(hall).toHaveCSS('padding-left', '16px');
  };
  const row = page.getByRole('link', { name: 'Measure 1 for shipping' });
  const list = () => expect(row).toHaveCSS('color', 'rgb(120, 60, 20)');
  const back = page.getByRole('link', { name: 'All measures' });
  const paper = () => expect(back).toHaveCSS('color', 'rgb(20, 60, 120)');
  await page.goto(`${origin}/papers`);
  await list();
  await page.goto(origin);
  await home();
  await page.goto(`${origin}/papers/1`);
  await paper();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await back.click();
  await list();
  await row.click();
  await paper();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await home();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
};

/** How many stylesheets a page has. */
export const countStyleSheets = (page: Page): Promise<number> => page.evaluate(() => document.styleSheets.length);

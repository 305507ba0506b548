import { expect, type Page } from '@playwright/test';
import comparisonEn from '../../apps/portal/src/pages/space/messages/comparison.en.ts';
import comparisonZh from '../../apps/portal/src/pages/space/messages/comparison.zh-CN.ts';
import landingEn from '../../apps/portal/src/pages/space/messages/landing.en.ts';
import landingZh from '../../apps/portal/src/pages/space/messages/landing.zh-CN.ts';
import makeEn from '../../apps/portal/src/pages/space/messages/make.en.ts';
import makeZh from '../../apps/portal/src/pages/space/messages/make.zh-CN.ts';
import mapEn from '../../apps/portal/src/pages/space/messages/map.en.ts';
import mapZh from '../../apps/portal/src/pages/space/messages/map.zh-CN.ts';
import panoramaEn from '../../apps/portal/src/pages/space/messages/panorama.en.ts';
import panoramaZh from '../../apps/portal/src/pages/space/messages/panorama.zh-CN.ts';
import reserveEn from '../../apps/portal/src/pages/space/messages/reserve.en.ts';
import reserveZh from '../../apps/portal/src/pages/space/messages/reserve.zh-CN.ts';
import unitEn from '../../apps/portal/src/pages/space/messages/unit.en.ts';
import unitZh from '../../apps/portal/src/pages/space/messages/unit.zh-CN.ts';
import trayEn from '../../packages/portal-kit/src/comparison-tray/messages/en.ts';
import trayZh from '../../packages/portal-kit/src/comparison-tray/messages/zh-CN.ts';
import rangeEn from '../../packages/portal-kit/src/facet-filter/messages/en.ts';
import rangeZh from '../../packages/portal-kit/src/facet-filter/messages/zh-CN.ts';
import kitMapEn from '../../packages/portal-kit/src/map-list/messages/en.ts';
import kitMapZh from '../../packages/portal-kit/src/map-list/messages/zh-CN.ts';
import kitPanoramaEn from '../../packages/portal-kit/src/panorama/messages/en.ts';
import kitPanoramaZh from '../../packages/portal-kit/src/panorama/messages/zh-CN.ts';
import { dueRuns } from './languages.ts';
import { listen, PHONE, signOn, test } from './support.ts';

const MINE = '/userCenter/user/space/make';

const RUNS = [
  {
    lang: 'zh-CN',
    device: 'a desk',
    area: '面积',
    words: { ...trayZh, ...rangeZh, scenes: kitPanoramaZh.scenes, plan: kitMapZh.plan },
    comparison: comparisonZh,
    landing: landingZh,
    map: mapZh,
    panorama: panoramaZh,
    unit: unitZh,
    reserve: reserveZh,
    mine: makeZh,
    date: '2026-12-01',
    moved: '2026-12-02',
  },
  {
    lang: 'en',
    device: 'a phone',
    area: 'Area',
    words: { ...trayEn, ...rangeEn, scenes: kitPanoramaEn.scenes, plan: kitMapEn.plan },
    comparison: comparisonEn,
    landing: landingEn,
    map: mapEn,
    panorama: panoramaEn,
    unit: unitEn,
    reserve: reserveEn,
    mine: makeEn,
    date: '2026-12-03',
    moved: '2026-12-04',
  },
] as const;

/** Chooses a day, of the next month where needed, and the first free hour of it. */
const chooseHour = async (page: Page, date: string) => {
  const day = page.locator(`[data-date="${date}"]:not([data-slot])`);
  if (!(await day.isVisible())) await page.getByRole('button', { name: /^(下个月|下一月|Next month)$/ }).click();
  await day.click();
  await page.locator(`[data-slot][data-date="${date}"][data-status=free]`).first().click();
};

for (const run of dueRuns(RUNS, import.meta.filename)) {
  const { lang, words, comparison, landing, map, panorama, unit, reserve, mine } = run;
  test.describe(`in ${lang} on ${run.device}`, () => {
    test.use({ locale: lang, ...(run.device === 'a phone' ? PHONE : {}) });

    test(`a space is found by panorama, plan and area, compared with two others, and its viewing booked, moved and cancelled; in ${lang}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const said = listen(page);

      await test.step('looks around in a panorama', async () => {
        await page.goto(`/space?lang=${lang}`, { waitUntil: 'networkidle' });
        await page.getByRole('link', { name: landing.ways.panorama, exact: true }).click();
        await expect(page).toHaveURL(/\/space\/panoramagram/);
        const scenes = page.getByRole('list', { name: words.scenes, exact: true });
        await scenes.getByRole('button', { pressed: false }).first().click();
        await expect(page).toHaveURL(/scene=/);
      });

      await test.step('opens the plan', async () => {
        await page.getByRole('link', { name: panorama.map }).click();
        await expect(page).toHaveURL(/\/space\/map\?num=1/);
        const rows = page.getByRole('list', { name: map.view.building, exact: true }).getByRole('listitem');
        await expect(rows.first()).toBeVisible();
        const count = await rows.count();
        // On a phone list and plan are two views.
        if (run.device === 'a phone') await page.getByRole('button', { name: words.plan, exact: true }).click();
        await expect(page.locator('.leaflet-marker-icon.leaflet-interactive')).toHaveCount(count);
      });

      await test.step('narrows by area', async () => {
        await page.goto(`/space/search?house_type=office&lang=${lang}`, { waitUntil: 'networkidle' });
        if (run.device === 'a phone') await page.locator('main summary:visible', { hasText: run.area }).click();
        await page.locator('input[name=area_min]:visible').fill('100');
        await page.locator('input[name=area_max]:visible').fill('250');
        await page.getByRole('button', { name: words.narrow, exact: true }).locator('visible=true').first().click();
        await expect(page).toHaveURL(/area_min=100/);
        await expect(page).toHaveURL(/area_max=250/);
        await page.waitForLoadState('networkidle');
      });

      await test.step('compares three', async () => {
        const boxes = page.locator('main li').getByRole('checkbox');
        // By keys: on a phone the tray lies over the rows at the lower edge.
        for (const place of [0, 1, 2]) {
          await boxes.nth(place).focus();
          await page.keyboard.press('Space');
          await expect(boxes.nth(place)).toBeChecked();
        }
        await page.getByRole('link', { name: words.compare }).click();
        await expect(page.getByRole('table').getByRole('columnheader')).not.toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('3');
      });

      await test.step('looks at the drawn plan of one of them', async () => {
        await page.getByRole('table').getByRole('columnheader').getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 2, name: unit.sections.plan })).toBeVisible();
        await expect(page.getByRole('region', { name: unit.sections.plan }).locator('svg')).toBeVisible();
        await page.goBack();
      });

      await test.step('asks for a viewing of the first, and logs in to send it', async () => {
        await page.getByRole('link', { name: comparison.view, exact: true }).first().click();
        await expect(page).toHaveURL(/\/space\/reserve\?unit=/);
        await expect(page.locator('select[name=unit_id]')).not.toHaveValue('');
        await chooseHour(page, run.date);
        await page.locator('input[name=contact_person]').fill('李航');
        await page.locator('input[name=contact_phone]').fill('13800002026');
        await page.getByRole('button', { name: reserve.login, exact: true }).click();
        await signOn(page, 'staff');
        await expect(page.locator('input[name=contact_person]')).toHaveValue('李航', { timeout: 40_000 });
        await page.getByRole('button', { name: reserve.submit, exact: true }).click();
        await expect(page.getByText(reserve.done)).toBeVisible();
      });

      // The account may have other viewings, of a journey that runs beside this one.
      const rowOf = (date: string) => page.getByRole('row').filter({ has: page.locator('time', { hasText: date }) });
      const button = (date: string, name: string) =>
        rowOf(date).getByRole('button', { name: new RegExp(name.replace('{number}', 'VA\\S+')) });
      await test.step('moves it to another day', async () => {
        await page.getByRole('link', { name: reserve.mine, exact: true }).first().click();
        await expect(page).toHaveURL((url) => url.pathname === MINE);
        await button(run.date, mine.moveOf).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(run.date);
        await chooseHour(page, run.moved);
        await dialog.getByRole('button', { name: mine.moveDone, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(rowOf(run.moved)).toBeVisible();
        await expect(rowOf(run.date)).toBeHidden();
      });

      await test.step('cancels it', async () => {
        await button(run.moved, mine.cancelOf).click();
        await page.getByRole('alertdialog').getByRole('button', { name: mine.cancel, exact: true }).click();
        await expect(button(run.moved, mine.cancelOf)).toHaveCount(0);
      });
      expect(said).toEqual([]);
    });
  });
}

/**
 * Pictures of the documents: `npm run shots -- http://localhost:4173 http://localhost:4174`, against the demo of `ftz` and, for
 * what names it, the demo of `bsr`. Writes docs/shots/<name>.webp; further arguments are names of pictures to make alone.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunch } from '../tests/chromium.ts';
import { ensureChromium } from './ensure-chromium.ts';

interface Shot {
  name: string;
  path: string;
  variant?: 'bsr';
  locale?: 'en';
  theme?: 'dark';
  width?: number;
  height?: number;
  /** Account that is signed in, by the demo's sign-on page. */
  account?: string;
}

const CENTRE = '/userCenter/user';
const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark-english', path: '/', locale: 'en', theme: 'dark' },
  { name: 'home-phone', path: '/', width: 390, height: 844 },
  { name: 'bsr-home', path: '/', variant: 'bsr' },
  { name: 'policy', path: '/policy/policyDocument' },
  { name: 'policy-match', path: '/policy/policyRecommend', account: 'demo' },
  { name: 'space', path: '/space/map?num=1' },
  { name: 'instrument', path: '/experiment/instrument/instrument-0001', height: 1080 },
  { name: 'service', path: '/business/service-001' },
  { name: 'goods', path: '/material/product/product-002' },
  { name: 'finance', path: '/finance/loanCenter?amount=500&term=24&purpose=equipment', account: 'demo' },
  { name: 'supply', path: '/enterpriseSupply/demandList' },
  { name: 'expert', path: '/expert/expert-1' },
  { name: 'event', path: '/event/event-42' },
  { name: 'booking', path: '/?dialog=booking' },
  { name: 'registration', path: `${CENTRE}/businessregistration/oneStopUser?id=reg-1`, account: 'demo' },
  { name: 'order', path: `${CENTRE}/technical?view=all`, account: 'demo' },
  { name: 'user-centre', path: '/userCenter', account: 'demo' },
];

const PASSWORD = 'Demo-2026';
const QUALITY = 82;
const out = join(import.meta.dirname, '../docs/shots');

const take = async (browser: Browser, base: string, shot: Shot): Promise<Buffer> => {
  const { path, locale = 'zh-CN', theme = 'light', width = 1280, height = 860, account } = shot;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    locale,
    colorScheme: theme,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (account) {
      await page.goto('/userCenter');
      await page.waitForURL(/\/api\/sandbox\/sso\//);
      await page.locator('#account').fill(account);
      await page.locator('#password').fill(PASSWORD);
      await page.locator('button[type=submit]').click();
      await page.waitForURL((url) => url.pathname.startsWith('/userCenter'));
    }
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) throw new Error(`${base}${path} answers ${response?.status()}, not 200.`);
    if (path.includes('dialog=')) await page.getByRole('dialog').waitFor();
    return await page.screenshot();
  } finally {
    await context.close();
  }
};

const args = process.argv.slice(2);
const [ftz = 'http://localhost:4173', bsr] = args.filter((arg) => arg.startsWith('http'));
const names = args.filter((arg) => !arg.startsWith('http'));
const unknown = names.filter((name) => SHOTS.every((shot) => shot.name !== name));
if (unknown.length > 0)
  throw new Error(
    `There is no picture "${unknown.join('", "')}". There are ${SHOTS.map(({ name }) => name).join(', ')}.`,
  );

process.env.CHROME_PATH = await ensureChromium();
const browser = await chromium.launch(chromiumLaunch());
mkdirSync(out, { recursive: true });
try {
  for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const base = shot.variant === 'bsr' ? bsr : ftz;
    if (!base) {
      console.log(`${shot.name}: left as it is; name the address of the bsr demo as the second argument`);
      continue;
    }
    const { size } = await sharp(await take(browser, base, shot))
      .webp({ quality: QUALITY })
      .toFile(join(out, `${shot.name}.webp`));
    console.log(`${shot.name}.webp ${(size / 1024).toFixed(0)} KiB`);
  }
} finally {
  await browser.close();
}

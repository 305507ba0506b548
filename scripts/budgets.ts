/** Holds every built variant to `budgets.json`, bytes and requests of a first visit, page by page; every widget of the kit; and the rivals' page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalDist, VARIANTS } from './build-portal.ts';
import { documentation } from './facts/documentation.ts';
import { rivalsFirstLoad } from './rivals/first-load.ts';

interface Size {
  js: number;
  css: number;
  requests: number;
}
interface Sizes {
  routes: Record<string, Size>;
}
interface Budgets {
  home: Size;
  /** A page with all that home has loaded. */
  page: { js: number };
  /** The same for the pages that have a form of the account. */
  accountForm: { js: number };
  /** Script and styles with all that they bring, React and use-intl apart. */
  widgets: Record<string, number>;
  /** First load of the rivals' page built with ours, in kB. */
  rivals: { js: number; css: number };
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const budgets = read<Budgets>(join(import.meta.dirname, '../budgets.json'));

/** Pages with the form of an enterprise, a profile or an address, which brings the region picker. */
const ACCOUNT_FORM = /^\/userCenter\/user\/(informate|material\/address)/;

const over: string[] = [];
for (const variant of VARIANTS) {
  const { routes } = read<Sizes>(join(portalDist(variant), 'sizes.json'));
  const home = routes['/'];
  if (!home) throw new Error(`${variant}: sizes.json has no home page. Build the portal anew.`);
  for (const key of ['js', 'css', 'requests'] as const) {
    if (home[key] > budgets.home[key]) over.push(`${variant} /: ${key} ${home[key]} > ${budgets.home[key]}`);
  }
  for (const [route, size] of Object.entries(routes)) {
    const limit = (ACCOUNT_FORM.test(route) ? budgets.accountForm : budgets.page).js;
    if (size.js > limit) over.push(`${variant} ${route}: script ${size.js.toFixed(1)} KiB > ${limit}`);
    console.log(
      `${variant.padEnd(4)} ${route.padEnd(40)} script ${size.js.toFixed(1).padStart(6)}  css ${size.css.toFixed(1).padStart(5)}  requests ${size.requests}`,
    );
  }
}

const { facts } = await documentation();
const widgets = Object.entries(facts).filter(([, { book }]) => book === 'portal-kit');
for (const [title, { size }] of widgets) {
  const limit = budgets.widgets[title];
  const whole = size.js + size.css;
  if (limit === undefined) over.push(`${title} has no budget in budgets.json; it weighs ${whole.toFixed(1)} KiB`);
  else if (whole > limit) over.push(`${title}: ${whole.toFixed(1)} KiB > ${limit}`);
  console.log(`${title.padEnd(45)} script ${size.js.toFixed(1).padStart(6)}  css ${size.css.toFixed(1).padStart(5)}`);
}
for (const title of Object.keys(budgets.widgets))
  if (!(title in facts)) over.push(`budgets.json names ${title}, which is no widget`);

const rivals = await rivalsFirstLoad();
for (const key of ['js', 'css'] as const) {
  console.log(`rivals' page                                  ${key} ${rivals[key].toFixed(1)} kB`);
  if (rivals[key] > budgets.rivals[key])
    over.push(`rivals' page: ${key} ${rivals[key].toFixed(1)} kB > ${budgets.rivals[key]}`);
}

for (const line of over) console.error(`over budget: ${line}`);
process.exit(over.length > 0 ? 1 : 0);

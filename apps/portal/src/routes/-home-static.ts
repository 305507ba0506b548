import type { HomeData } from '../pages/home/home-data.ts';
import type { Data } from '../platform/data/data.ts';
import { staticCode } from '../shell/static-page.tsx';

/** What the home page is made of, what it reads and what it shows in one file: a first visit loads neither. */
export const loadHomePage = () => import('./-home.tsx');

export const homePage = staticCode(() => loadHomePage().then(({ Home }) => Home));

export const homeParts = staticCode(() => import('../pages/home/home-part.tsx').then(({ HomePart }) => HomePart));

/** All that a request, or a page in the browser, has read. The loader's own data are sent beside the HTML, which shows them already. */
export const homeData = new WeakMap<Data, HomeData>();

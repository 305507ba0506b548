import { staticCode } from '../../shell/static-page.tsx';

/** The home page, whose code a first visit does without. */
export const homePage = staticCode(() => import('./home-page.tsx').then(({ HomePage }) => HomePage));

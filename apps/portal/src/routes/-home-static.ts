import { variant } from '#variant/variant.ts';
import { staticCode } from '../shell/static-page.tsx';
import type { Variant } from '../variants/variant.types.ts';

const loadTemplate1 = () => import('./-home-template-1.tsx').then(({ HomeTemplate1 }) => HomeTemplate1);

/** The home templates that exist, by their numbers. */
const TEMPLATES: Partial<Record<Variant['homeTemplate'], typeof loadTemplate1>> = { 1: loadTemplate1 };

const load = TEMPLATES[variant.homeTemplate];
if (!load)
  throw new Error(
    `The variant's homeTemplate is ${variant.homeTemplate}. Set it to one that exists: ${Object.keys(TEMPLATES).join(', ')}.`,
  );

/** The home page, whose code a first visit does without. */
export const homePage = staticCode(load);

/**
 * Every route of the specification (sections 2 and 6), by domain: who may open it, its title, addresses with data of the demo
 * for those that are built, and the issue that brings each of the others. `tests/pages/route-manifest.spec.ts` walks it;
 * `tests/route-manifest.test.ts` compares it with the generated route trees.
 */
import { accountRoutes } from './routes/account.ts';
import { authRoutes } from './routes/auth.ts';
import { businessRoutes } from './routes/business.ts';
import { contentRoutes } from './routes/content.ts';
import { eventRoutes } from './routes/event.ts';
import { experimentRoutes } from './routes/experiment.ts';
import { expertRoutes } from './routes/expert.ts';
import { financeRoutes } from './routes/finance.ts';
import { materialRoutes } from './routes/material.ts';
import { policyRoutes } from './routes/policy.ts';
import { registrationRoutes } from './routes/registration.ts';
import { roadshowRoutes } from './routes/roadshow.ts';
import type { Access, ManifestRoute, PageExample, PictureSetting, VariantName } from './routes/route.types.ts';
import { spaceRoutes } from './routes/space.ts';
import { supplyRoutes } from './routes/supply.ts';

export type { PictureSetting, VariantName } from './routes/route.types.ts';

export const VARIANT_NAMES = ['ftz', 'bsr'] as const satisfies readonly VariantName[];

export const ROUTES: readonly ManifestRoute[] = [
  ...accountRoutes,
  ...authRoutes,
  ...businessRoutes,
  ...contentRoutes,
  ...eventRoutes,
  ...experimentRoutes,
  ...expertRoutes,
  ...financeRoutes,
  ...materialRoutes,
  ...policyRoutes,
  ...registrationRoutes,
  ...roadshowRoutes,
  ...spaceRoutes,
  ...supplyRoutes,
];

/** Addresses that no route has. */
const NOT_FOUND: readonly PageExample[] = [
  { address: '/no/such/page', status: 404, picture: { name: 'not-found', setting: 'phone' } },
  { address: '/policy/no-such-page', status: 404 },
];

type BuiltRoute = Extract<ManifestRoute, { state: 'built' }>;

const isBuilt = (route: ManifestRoute): route is BuiltRoute => route.state === 'built';

export const builtRoutes = (variant: VariantName): BuiltRoute[] =>
  ROUTES.filter(isBuilt).filter(({ variants }) => variants?.includes(variant) ?? true);

/** A page to be opened, and what is expected of it. */
export interface ExpectedPage {
  variant: VariantName;
  address: string;
  access: Access;
  signedIn: boolean;
  status: number;
  /** Whether it shows the page of a 404. */
  notFound: boolean;
  /** Whether it is the first example of its route, or of an address that has none. */
  isFirst: boolean;
  /** Key of its title; null where its data has it, and where there is no page. */
  title: string | null;
}

const expected = (variant: VariantName, example: PageExample, route?: BuiltRoute): ExpectedPage => {
  const access = route?.access ?? 'public';
  const { address, status = 200, missing = false, signedIn = access === 'login' } = example;
  const notFound = missing || status === 404;
  const key = example.title ?? route?.title;
  const title = status === 200 && !missing && typeof key === 'string' ? key : null;
  const isFirst = !route || route.examples[0] === example;
  return { variant, address, access, signedIn, status, notFound, isFirst, title };
};

/** Keys of titles of a route: its own, or those of its pages. */
export const titleKeys = (route: ManifestRoute): string[] => {
  if (typeof route.title === 'string') return [route.title];
  return isBuilt(route) ? [...new Set(route.examples.flatMap(({ title }) => title ?? []))] : [];
};

const examplesOf = (variant: VariantName): [PageExample, BuiltRoute?][] => [
  ...builtRoutes(variant).flatMap((route) =>
    route.examples
      .filter((example) => (example.variant ?? variant) === variant)
      .map((example): [PageExample, BuiltRoute] => [example, route]),
  ),
  ...NOT_FOUND.map((example): [PageExample] => [example]),
];

/** Every example of the built routes of a variant, and addresses where there is no page. `ROUTES=policy` narrows it. */
export const pagesOf = (variant: VariantName): ExpectedPage[] =>
  examplesOf(variant)
    .map(([example, route]) => expected(variant, example, route))
    .filter(({ address }) => address.toLowerCase().includes((process.env.ROUTES ?? '').toLowerCase()));

/** Pictures of pages in git, of all variants. */
export const MAX_PICTURES = 70;

export type PagePicture = ExpectedPage & { name: string; setting: PictureSetting };

/** The pages that have a picture: each once, in the first variant unless it is another's. */
export const pictures = (): PagePicture[] =>
  VARIANT_NAMES.flatMap((variant) =>
    examplesOf(variant).flatMap(([example, route]) =>
      example.picture && (example.variant ?? VARIANT_NAMES[0]) === variant
        ? [{ ...expected(variant, example, route), ...example.picture }]
        : [],
    ),
  );

import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { pdfFiles } from '@zonekit/portal-kit/file-viewer/vite';
import { defineConfig } from 'vite';
import { VARIANTS, virtualRoutes } from './routes.config.ts';
import { areaChunk, routeAreas } from './vite.areas.ts';
import { leanIcons } from './vite.icons.ts';
import { leanLibraries } from './vite.lean.ts';
import { precompileMessages } from './vite.messages.ts';
import { leanPreloads } from './vite.preloads.ts';

const variant = process.env.PORTAL_VARIANT ?? 'ftz';
if (!VARIANTS.includes(variant)) {
  throw new Error(
    `PORTAL_VARIANT is "${variant}"; there is ${VARIANTS.join(', ')}. A variant is a folder in src/variants.`,
  );
}
const here = import.meta.dirname;

/** Chromium 99, Safari 15.4, Firefox 97 and later. Source: design.md, Browsers. */
const TARGET = ['chrome99', 'edge99', 'safari15.4', 'firefox97'];

/**
 * What most pages beyond home share, in two files instead of thirty, as one file compresses better than several: how they read
 * from the service with the primitives that they are built of; those of home are apart. Budgets hold what a page pays for the
 * primitives of its neighbours.
 */
const READING =
  /\/node_modules\/swr\/|\/packages\/api-client\/src\/(react\/(?!use-write|optimistic|attempt-key|use-refresh)|list\/list\.hooks|transport\/base-url|contract\/light-endpoints)|\/portal\/src\/(platform\/(data\/page-data|session\/use-sign-on|words\/kit-words)|pages\/shared\/(list|month)\/words|shell\/(page-skeleton|area-parts))\.tsx?$/;
/** Lists and lifecycles, which the routes of several areas read; an area's chunk would else take them for all others. */
const LISTS =
  /\/portal-kit\/src\/list-page\/core\/list-(moves|search)|\/api-client\/src\/(list\/list-definition|lifecycle\/(lifecycle|actors))\.ts$|\/pages\/shared\/list\/list-query\.ts$/;
/**
 * What home and most pages are built of, and the style sheets of what a page overrules: each page has this file first, while the order
 * of others is that of their imports.
 */
const HOME =
  /\/packages\/ui\/src\/(button|container|tag|icon|link|border-strip)\/|\/packages\/ui\/src\/(card|figure|money|scale-rule|section-head|tab-links|text-area)\/[\w-]+\.css|\/packages\/ui\/src\/internal\/(merge-refs|custom-properties|control)[.]|\/lucide-react\/dist\/esm\/icons\/(arrow-right|search|chevron-(left|right))\./;
/** What home and landing pages are built of besides. */
const SECTIONS = /\/packages\/ui\/src\/(section-head|figure|scale-rule|card)\//;
/** What home and few pages besides are built of. */
const FEW =
  /\/packages\/ui\/src\/text-area\/|\/lucide-react\/dist\/esm\/icons\/(play|pause)\.|\/pages\/shared\/match\/for-matches\.tsx$/;
const PIECES =
  /\/packages\/ui\/src\/(internal\/tick|alert|breadcrumb|chip|description-list|skeleton|spinner)(\/|\.css)|\/pages\/shared\/state-chip\.tsx$|\/detail-page\/word-breaks|\/pages\/shared\/list\/list-page\.css/;
/** How pages write to the service. */
const WRITING = /\/api-client\/src\/react\/(use-write|optimistic|attempt-key|use-refresh)/;
/** The frame of the user centre and what its lists share. */
const CENTRE =
  /\/pages\/shared\/(user-centre\/(loaded|own-list\.css|own-list-files|own-list-search|own-list-tools|use-trail|user-centre-page)|list\/use-saving-words)\.|\/shell\/use-not-found-title|\/user-centre-frame\/(user-centre-frame(\.css)?|core)|\/packages\/ui\/src\/side-nav\//;
/** Terms of calls for applications. */
const DEADLINES = /\/packages\/ui\/src\/deadline-bar\/|\/lifecycle\/subjects\/policy-declaration\.lifecycle\.ts$/;
/** One file compresses better than three. */
const PAGE = [READING, LISTS, PIECES];
/** The frame of a page of a list. */
const LIST_PAGE = /\/pages\/shared\/list\/list-(page|answer|files)\.tsx$|\/portal-kit\/src\/list-page\/(?!core)/;
/** Facets, which maps have too. */
const FACETS = /\/portal-kit\/src\/(facet-filter\/|internal\/use-neighbour-focus|list-page\/core\/list-facets)/;
/** What lists share. */
const INPUTS =
  /\/packages\/ui\/src\/(empty-state|icon-link|pagination|text-input)\/|\/pages\/shared\/list\/(row-title|files-button|list-files)\.|\/shell\/use-preload-on-idle/;
/** What forms share. */
const FIELDS =
  /\/packages\/ui\/src\/(field|error-summary)\/|\/packages\/ui\/src\/internal\/(end-button|control-box)[.]|\/api-client\/src\/auth\/password-rule/;
/** Marked text and folds of rows: home's script would name a separate file of either. */
const ROWS = /\/packages\/ui\/src\/(marked-text|accordion)\//;
/** What pages about one thing share, and what those of policy and events have besides. */
const DETAIL = /\/portal-kit\/src\/detail-page(?!\/word-breaks)/;
const TEXTS = /\/portal-kit\/src\/file-viewer\/(file-viewer\.css|core\/file-label)|\/ui\/src\/prose\//;
const DATED = /\/portal-kit\/src\/deadline-countdown\/(?!add-to-calendar)|\/pages\/policy\/detail\/detail\.css/;
/** The list of activities, which has a page in three areas. */
const EVENTS =
  /\/pages\/(event\/list\/(event-list-page|load-events|calendar-view|event-places)|shared\/month\/month-calendar)/;
const EVENT_STATES = /\/lifecycle\/subjects\/(event|enrolment)\.|\/src\/event\/event\.lists/;

const preloads = leanPreloads();

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  define: { __VARIANT__: JSON.stringify(variant) },
  resolve: {
    alias: {
      '#variant': join(here, `src/variants/${variant}`),
      // Messages are compiled at build time, so that the parser of ICU syntax stays at home.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had it itself since 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: join(here, 'src'),
      generatedRouteTree: join(here, `src/gen/routeTree.${variant}.gen.ts`),
      virtualRouteConfig: virtualRoutes(variant),
      disableLogging: true,
    }),
    routeAreas({ variant, lazy: command === 'build' && !isSsrBuild }),
    react(),
    vanillaExtractPlugin(),
    precompileMessages(),
    leanIcons(),
    leanLibraries(),
    preloads.plugin,
    pdfFiles(),
  ],
  build: {
    target: TARGET,
    cssTarget: TARGET,
    manifest: isSsrBuild ? false : 'manifest.json',
    outDir: join(here, 'dist', variant, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // KB. The viewer of documents, which comes when one is opened, is 780; what pages load is held by budgets.json.
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: join(here, 'src/entry-client.tsx'),
        output: {
          // Home's script names every file of the site; the manifest tells which is which.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
          // What every page runs on, in one file: it compresses better so, and stays cached when a page changes.
          codeSplitting: {
            groups: [
              { name: 'base', tags: ['$initial'] },
              { name: 'pieces-of-home', test: HOME },
              { name: 'sections-of-home', test: SECTIONS },
              { name: 'rest-of-home', test: FEW, includeDependenciesRecursively: false },
              { name: 'money', test: /\/packages\/ui\/src\/money\// },
              { name: 'page', test: (id) => PAGE.some((part) => part.test(id)), minShareCount: 3 },
              // Names of words that several areas load belong to none of them.
              {
                debugName: 'words',
                name: (id) => `words.${/\/pages\/([\w-]+)\/words/.exec(id)?.[1]}`,
                test: /\/src\/pages\/[\w-]+\/words\.ts$/,
                minShareCount: 2,
              },
              {
                name: 'words.parts',
                test: /\/src\/pages\/(?!shared\/)[\w-]+\/[\w-]+\/words\.ts$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: 'words.forms',
                test: /\/src\/(pages\/shared\/(credentials|files|form|user-centre)\/|platform\/words\/kit-form-)words\.ts$/,
              },
              { name: 'words.offers', test: /\/src\/pages\/shared\/(offer|address|order)\/(words|offer-choice)\.ts$/ },
              { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 16 },
              { name: 'writing', test: WRITING },
              {
                name: 'claims',
                test: /\/pages\/shared\/claims\/claim-(coming|correct|list)\./,
                includeDependenciesRecursively: false,
              },
              { name: 'centre', test: CENTRE, includeDependenciesRecursively: false },
              { name: 'deadlines', test: DEADLINES, minShareCount: 3 },
              { name: areaChunk(variant), debugName: 'areas', includeDependenciesRecursively: false },
              { name: 'inputs', test: INPUTS, minShareCount: 3 },
              { name: 'fields', test: FIELDS, minShareCount: 3, includeDependenciesRecursively: false },
              { name: 'rows', test: ROWS, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'facets', test: FACETS, minShareCount: 10 },
              { name: 'list-page', test: LIST_PAGE, minShareCount: 10 },
              { name: 'events', test: EVENTS, includeDependenciesRecursively: false },
              { name: 'event-states', test: EVENT_STATES, includeDependenciesRecursively: false },
              { name: 'detail', test: DETAIL, minShareCount: 2 },
              { name: 'detail-texts', test: TEXTS, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'detail-dated', test: DATED, minShareCount: 2, includeDependenciesRecursively: false },
              // Names of states are shown without the schemas that are made of them.
              { name: 'state-schemas', test: /\/lifecycle\/lifecycle\.schema\.ts$/ },
            ],
          },
        },
      },
    }),
  },
  // jsdom reads files beside its own code, so it stays a package.
  ssr: isSsrBuild ? { noExternal: true as const, external: ['jsdom'] } : {},
}));

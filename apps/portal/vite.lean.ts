import type { Plugin } from 'vite';

/** Text of a library and its replacement. Each has to occur, so that a version that reads otherwise fails the build. */
type Change = readonly [from: string, to: string];

/** SWR's hook. Not in use: Suspense, data of server components, callbacks, pauses and refreshing on focus. */
const SWR_HOOK: readonly Change[] = [
  ['suspense, fallbackData, revalidateOnMount,', 'fallbackData,'],
  ['keepPreviousData, strictServerPrefetchWarning }', 'keepPreviousData }'],
  ['fallback && isPromiseLike(fallback) ? use(fallback) : fallback', 'fallback'],
  ['React.use ||', ''],
  ['const serverCacheData = config.cacheData;', 'const serverCacheData = null;'],
  ['const hasCacheData = isUndefined(req) && !isUndefined(configCacheData);', ''],
  ['const preloaded = preloadCacheRef.current;', 'const preloaded = null;'],
  ['!IS_SERVER && // getServerSnapshot', 'false && // getServerSnapshot'],
  ['isUndefined(data) || IS_SERVER', 'isUndefined(data)'],
  ['if (fetcher || !hasCacheData ||', 'if (true ||'],
  ['isInitialMount && !isUndefined(revalidateOnMount)', 'false'],
  ['getConfig().isPaused()', 'false'],
  ['currentConfig.isPaused()', 'false'],
  ['config.loadingTimeout &&', 'false &&'],
  ['callbackSafeguard())', 'false)'],
  ['type == FOCUS_EVENT', 'false'],
  ['type == ERROR_REVALIDATE_EVENT', 'false'],
  ['type == UNLOAD_EVENT', 'false'],
  ['getConfig().revalidateOnFocus', 'false'],
  ['strictServerPrefetchWarning &&', 'false &&'],
  ['(suspense)', '(false)'],
  ['suspense &&', 'false &&'],
  ['hasCacheData', 'false'],
  ['useDebugValue(returnedData);', ''],
  ["resolvedUndef.status = 'fulfilled';", ''],
  ['resolvedUndef.value = UNDEFINED;', ''],
];

/** SWR's cache and configuration. Keys are text, and there is one cache, in a browser. */
const SWR_CACHE: readonly Change[] = [
  ['typeof window != STR_UNDEFINED', 'true'],
  ['typeof document != STR_UNDEFINED', 'true'],
  ["isWindowDefined && 'Deno' in window", 'false'],
  ['isWindowDefined && window.addEventListener', 'true'],
  ['!isWindowDefined || isLegacyDeno', 'false'],
  ["isWindowDefined && typeof window['requestAnimationFrame'] != STR_UNDEFINED", 'true'],
  ['!IS_SERVER && navigatorConnection && (', 'false && ('],
  ["(Array.isArray(key) ? key.length : key) ? stableHash(key) : ''", "''"],
  ['isFunction(_key)', 'false'],
  ["typeof _opts === 'boolean'", 'false'],
  ['const unload = (unloadOptions)=>{', 'const unload = noop; const unused = (unloadOptions)=>{'],
  ['    onErrorRetry,\n', ''],
  ['    initFocus,\n', ''],
  ['!React.useId', 'false'],
  ['releaseFocus && releaseFocus();', ''],
  ['opts.initFocus(', 'noop('],
  ['isFunction(value)', 'false'],
  ['config && config.provider', 'null'],
  ['const cacheContext = cacheContextRef.current;', 'const cacheContext = null;'],
];

/** SWR's arguments. Its preloads and developer tools are not in use. */
const SWR_ARGUMENTS: readonly Change[] = [
  ['isWindowDefined && window.__SWR_DEVTOOLS_USE__', 'false'],
  ['use.concat(middleware)', '[]'],
];

/** Every route has a `Link` of its own. The portal's links are `PortalLink`. */
const ROUTES: readonly Change[] = [['import { Link } from "./link.js";', 'const Link = () => null;']];

/** The portal reads and writes addresses itself (`platform/data/search-params.ts`), and lies at the root of its host. */
const ROUTER: readonly Change[] = [
  [' ?? defaultStringifySearch', ''],
  [' ?? defaultParseSearch', ''],
  ['nextBasepath !== "/" && trimPath(nextBasepath)', 'false'],
];

/** Every browser that the portal supports has `Object.is`; the router always compares. */
const SELECTOR: readonly Change[] = [
  ['"function" === typeof Object.is ? Object.is : is', 'Object.is'],
  ['void 0 !== isEqual &&', ''],
  ['useDebugValue(value);', ''],
];

const FILES: readonly (readonly [file: RegExp, changes: readonly Change[]])[] = [
  [/\/swr\/dist\/use-swr-[\w-]+\.mjs$/, SWR_HOOK],
  [/\/swr\/dist\/config-context-[\w-]+\.mjs$/, SWR_CACHE],
  [/\/swr\/dist\/_internal\/index\.mjs$/, SWR_ARGUMENTS],
  [/\/@tanstack\/react-router\/dist\/esm\/route\.js$/, ROUTES],
  [/\/@tanstack\/router-core\/dist\/esm\/router\.js$/, ROUTER],
  [/\/use-sync-external-store-with-selector\.production\.js$/, SELECTOR],
];

/** Leaves out of libraries what the portal does not use, 4 KiB of each page's script; the minifier drops what is never reached. */
export const leanLibraries = (): Plugin => ({
  name: 'zonekit:lean-libraries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const changes = FILES.find(([file]) => file.test(id.split('?')[0] ?? id))?.[1];
    if (!changes) return null;
    const lean = changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`\`${from}\` is not in ${id}. Adapt vite.lean.ts to this version.`);
      return text.replaceAll(from, to);
    }, code);
    return { code: lean, map: null };
  },
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from './src/platform/config.ts';
import { htmlAttributes } from './src/platform/preferences/preferences.ts';
import { staticPolicy } from './src/server/csp.ts';
import { type Assets, fillTemplate } from './src/server/template.ts';
import type { Variant } from './src/variants/variant.types.ts';

const serviceOf = (env: Record<string, string | undefined>) =>
  JSON.parse(env.API_BASE_URLS ?? '{"fallback":"/api"}') as PublicConfig['api'];

/** What a static build tells the page: there is no server to tell it later. Environment as in `main-server.ts`. */
const configFromEnv = (env: Record<string, string | undefined>): PublicConfig => ({
  api: serviceOf(env),
  // Without a server there is no gateway.
  transport: 'direct',
  service: serviceOf(env).fallback,
  clientId: env.CLIENT_ID ?? 'zonekit-portal',
  clientSecret: env.PUBLIC_CLIENT_SECRET ?? '',
  demo: env.DEMO === '1',
});

/**
 * `index.html` for zones without Node: to be served for every path that is no file. Pages come alive in the browser, in
 * the variant's default language.
 */
export const staticIndex = async (out: string, name: string, assets: Assets): Promise<string> => {
  const { variant }: { variant: Variant } = await import(pathToFileURL(join(out, 'server/entry-server.js')).href);
  const words: { default: { title: string; description: string } } = await import(
    pathToFileURL(join(import.meta.dirname, 'src/variants', name, 'messages', `${variant.defaultLocale}.ts`)).href
  );
  const config = configFromEnv(process.env);
  const page = fillTemplate(readFileSync(join(out, 'server/template.html'), 'utf8'), {
    url: new URL(`https://${variant.domain}/`),
    attributes: htmlAttributes({ locale: variant.defaultLocale }, variant.brand),
    icon: variant.icon,
    nonce: '',
    head: { title: words.default.title, description: words.default.description },
    words: [],
    routes: [],
    structuredData: null,
    assets,
    config,
    app: '',
    state: '',
  });
  // Before the first script, which it is about; whoever serves the file may send a stricter one.
  const policy = `<meta http-equiv="content-security-policy" content="${staticPolicy(config.api)}">`;
  return page.replace('<script nonce="">', () => `${policy}\n<script>`);
};

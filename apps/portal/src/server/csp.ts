import { createHash } from 'node:crypto';
import type { BaseUrls } from '@zonekit/api-client/transport';
import { themeScript } from '@zonekit/ui/theme-script';

/** The origins that a page may call: those of the service where it does not lie on the portal's own. */
const originsOf = ({ fallback, byPrefix = {} }: BaseUrls): string[] => [
  ...new Set(
    [fallback, ...Object.values(byPrefix)].flatMap((url) => (/^https?:\/\//.test(url) ? [new URL(url).origin] : [])),
  ),
];

/** `script`: what may run beside the portal's own files. Styles allow attributes, which positions on charts are written in. */
const contentPolicy = (script: string, api: BaseUrls, more: Record<string, string> = {}): string => {
  const service = originsOf(api).join(' ');
  const sources = (...values: string[]) => values.filter(Boolean).join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' ${script}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': sources("'self'", 'data:', 'blob:', service),
    'media-src': sources("'self'", 'blob:', service),
    'connect-src': sources("'self'", 'blob:', service),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    ...more,
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
};

/** For pages without a server of ours, as a `<meta>`: the script of the theme by its hash. There, `frame-ancestors` means nothing. */
export const staticPolicy = (api: BaseUrls): string =>
  contentPolicy(`'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`, api);

/** As the service's. Browsers heed it over HTTPS alone. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every page that the server renders. Scripts run by nonce or from the portal's own files. */
export const securityHeaders = (nonce: string, api: BaseUrls, isHttps: boolean): Record<string, string> => {
  return {
    'content-security-policy': contentPolicy(`'nonce-${nonce}'`, api, { 'frame-ancestors': "'self'" }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    ...(isHttps && STRICT_TRANSPORT),
  };
};

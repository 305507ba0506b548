import type { BaseUrls } from '@zonekit/api-client/transport';

/** The origins that a page may call: those of the service where it does not lie on the portal's own. */
const originsOf = ({ fallback, byPrefix = {} }: BaseUrls): string[] => [
  ...new Set(
    [fallback, ...Object.values(byPrefix)].flatMap((url) => (/^https?:\/\//.test(url) ? [new URL(url).origin] : [])),
  ),
];

/**
 * Headers of every page. Scripts run by nonce or from the portal's own files. Styles allow attributes, which positions on
 * charts and maps are written in.
 */
export const securityHeaders = (nonce: string, api: BaseUrls): Record<string, string> => {
  const service = originsOf(api).join(' ');
  const sources = (...values: string[]) => values.filter(Boolean).join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': sources("'self'", 'data:', 'blob:', service),
    'media-src': sources("'self'", 'blob:', service),
    'connect-src': sources("'self'", 'blob:', service),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
};

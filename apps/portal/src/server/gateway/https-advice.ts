const LOCAL = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * What stands in the way of the gateway's cookie: browsers take a `__Host-` cookie over HTTPS alone, or on localhost.
 *
 * @param origin Where visitors reach the portal, if it is configured.
 * @param host What the server listens on.
 * @returns A warning; null where nothing stands in the way, or nobody can know.
 * @throws Error where no visitor could ever log in.
 */
export const httpsAdvice = (origin: string | undefined, host: string): string | null => {
  if (origin === undefined) {
    return LOCAL.test(host)
      ? null
      : 'TRANSPORT=gateway keeps logins in a cookie that browsers take over HTTPS alone. Set PORTAL_ORIGIN=https://… once HTTPS stands before this server; on plain HTTP use TRANSPORT=direct.';
  }
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || LOCAL.test(hostname)) return null;
  throw new Error(
    `PORTAL_ORIGIN is ${origin}: over plain HTTP browsers refuse the cookie of TRANSPORT=gateway, and nobody could log in. Put HTTPS before the portal, or set TRANSPORT=direct.`,
  );
};

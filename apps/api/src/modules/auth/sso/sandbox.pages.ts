import formbody from '@fastify/formbody';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { localeOf } from '@zonekit/api-client/contract/locale-of';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { BASE_PATH } from '../../../frame/signature.ts';
import { checkPassword } from '../auth.password.ts';
import { addressOf } from '../auth.visit.ts';
import { noticePage, type SandboxView, signOnPage } from './sandbox.html.ts';
import { type SandboxLook, sandboxLook } from './sandbox.look.ts';
import { makeSandbox, SANDBOX_PATHS, SANDBOX_SESSION_MS, sandboxCookie } from './sandbox.ts';
import { isAllowedRedirect, parseRedirect } from './sign-on.ts';

const query = z.object({
  redirect_uri: z.catch(z.string(), ''),
  lang: z.catch(z.optional(z.string()), undefined),
  state: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/))), undefined),
});
const form = z.object({ account: z.string().check(z.maxLength(64)), password: z.string().check(z.maxLength(128)) });

// Browsers hold the redirect after a form to form-action as well: the addresses of isAllowedRedirect stand here too.
const policyOf = ({ styleSource, scriptSource }: SandboxLook): string =>
  [
    "default-src 'none'",
    `style-src ${styleSource}`,
    `script-src ${scriptSource}`,
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const show = (reply: FastifyReply, status: number, { look }: SandboxView, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policyOf(look),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(html);

const viewOf = (request: FastifyRequest, look: SandboxLook, lang: string | undefined): SandboxView => {
  const locale = localeOf(lang ?? request.headers['accept-language']);
  const other = locale === 'en' ? 'zh-CN' : 'en';
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.set('lang', other);
  return { locale, look, other: { locale: other, href: `${pathname}?${searchParams}` } };
};

const readTarget = (request: FastifyRequest, look: SandboxLook) => {
  const { redirect_uri, lang, state } = z.parse(query, request.query);
  const url = parseRedirect(redirect_uri);
  const allowed = isAllowedRedirect(redirect_uri, request.host);
  if (state !== undefined) url?.searchParams.set('state', state);
  return { target: url && { url, allowed }, given: redirect_uri !== '', view: viewOf(request, look, lang) };
};

const refuse = (reply: FastifyReply, view: SandboxView, target: { url: URL } | null): FastifyReply =>
  target === null
    ? show(reply, 400, view, noticePage(view, 'malformed', null))
    : show(reply, 403, view, noticePage(view, 'forbidden', null));

const sameOrigin = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

/** The pages of one sandbox sign-on: a form, the way back with a one-time code, and the way out. */
const pagesOf =
  (context: Context, provider: SsoProvider): FastifyPluginAsync =>
  async (app) => {
    const sandbox = makeSandbox(context, provider);
    const look = sandboxLook(context.config.sandboxBrand);

    const sendBack = async (reply: FastifyReply, user_id: string, url: URL): Promise<FastifyReply> => {
      const target = new URL(url);
      target.searchParams.set('code', await sandbox.issueCode(user_id));
      return reply.header('cache-control', 'no-store').redirect(target.href, 303);
    };

    app.get('/authorize', { schema: { hide: true } }, async (request, reply) => {
      const { target, view } = readTarget(request, look);
      if (!target?.allowed) return refuse(reply, view, target);
      const user_id = await sandbox.whoIs(request);
      return user_id
        ? sendBack(reply, user_id, target.url)
        : show(reply, 200, view, signOnPage(view, provider, null, ''));
    });

    app.post('/authorize', { schema: { hide: true } }, async (request, reply) => {
      const { target, view } = readTarget(request, look);
      if (!target?.allowed || !sameOrigin(request)) return refuse(reply, view, target);
      const filled = z.safeParse(form, request.body);
      if (!filled.success) return show(reply, 422, view, signOnPage(view, provider, 'credentials_invalid', ''));
      const { account, password } = filled.data;
      try {
        const user_id = await checkPassword(context, account, password, addressOf(request));
        reply.setCookie(sandboxCookie(provider), await sandbox.begin(user_id), {
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
          path: BASE_PATH,
          maxAge: SANDBOX_SESSION_MS / 1000,
        });
        return await sendBack(reply, user_id, target.url);
      } catch (error) {
        const fault = error instanceof Problem ? error.code : null;
        if (fault !== 'credentials_invalid' && fault !== 'account_locked') throw error;
        return show(reply, 422, view, signOnPage(view, provider, fault, account));
      }
    });

    app.get('/logout', { schema: { hide: true } }, async (request, reply) => {
      const { target, given, view } = readTarget(request, look);
      if (given && target === null) return refuse(reply, view, target);
      await sandbox.end(request);
      reply.clearCookie(sandboxCookie(provider), { path: BASE_PATH });
      if (target?.allowed) return reply.header('cache-control', 'no-store').redirect(target.url.href, 303);
      // Without an address to return to, home: the sandbox has the portal's origin.
      return given ? show(reply, 200, view, noticePage(view, 'signedOut', '/')) : reply.redirect('/', 303);
    });
  };

/** The sandbox sign-ons' pages. Demo mode only. */
export const sandboxPages =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    await app.register(formbody);
    for (const provider of ['scyq', 'yksso'] as const) {
      await app.register(pagesOf(context, provider), { prefix: SANDBOX_PATHS[provider] });
    }
  };

import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { DEMO_PASSWORD } from '../demo-password.ts';
import type { SandboxLook } from './sandbox.look.ts';
import { type SandboxWords, sandboxWords } from './sandbox.words.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Language and look of a page. */
export interface SandboxView {
  locale: Locale;
  look: SandboxLook;
  /** The same page in the other language. */
  other: { locale: Locale; href: string };
}

const LANGUAGES: Record<Locale, string> = { 'zh-CN': '中文', en: 'English' };

const head = ({ locale, look: { brand }, other }: SandboxView): string => {
  const { sandbox, home } = sandboxWords[locale];
  const names = brand
    ? `<b>${text(brand.names[locale].zone)}</b><small>${text(brand.names[locale].platform)}</small>`
    : `<b>${text(home)}</b>`;
  const mark = brand
    ? `<svg viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="6"/><path d="${text(brand.mark)}"/></svg>`
    : '';
  return `<header><a class="brand" href="/">${mark}<span>${names}</span></a>
<strong class="sandbox">${text(sandbox)}</strong>
<a href="${text(other.href)}" lang="${other.locale}" hreflang="${other.locale}">${LANGUAGES[other.locale]}</a></header>`;
};

const page = (view: SandboxView, title: string, content: string): string => `<!doctype html>
<html lang="${view.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(`${title} · ${sandboxWords[view.locale].sandbox}`)}</title>
${view.look.brand ? `<script>${view.look.brand.script}</script>` : ''}
<style>${view.look.styles}</style>
</head>
<body>${head(view)}<main>${content}</main></body>
</html>
`;

const accounts = (words: SandboxWords): string =>
  (['demo', 'staff', 'new', 'operator'] as const)
    .map((account) => `<dt>${account}</dt><dd>${text(words[account])}</dd>`)
    .join('');

/** What the page says above its form; null for nothing. */
export type SignOnFault = 'credentials_invalid' | 'account_locked' | null;

/** The sign-on form. It posts back to its own address, which holds where to return to. */
export const signOnPage = (view: SandboxView, provider: SsoProvider, fault: SignOnFault, account: string): string => {
  const words = sandboxWords[view.locale];
  const title = words[provider];
  const alert = fault === null ? '' : `<p role="alert" id="problem">${text(words[fault])}</p>`;
  const invalid = fault === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return page(
    view,
    title,
    `<h1>${text(title)}</h1><p class="note">${text(words.note)}</p>${alert}
<form method="post">
<label for="account">${text(words.account)}</label>
<input id="account" name="account" value="${text(account)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${invalid}>
<label for="password">${text(words.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}>
<button type="submit">${text(words.submit)}</button>
</form>
<h2>${text(words.accounts)}</h2>
<dl>${accounts(words)}</dl>
<p>${text(words.passwordHint)} <code>${text(DEMO_PASSWORD)}</code></p>`,
  );
};

/** A page with one sentence, and a way back where there is one. */
export const noticePage = (
  view: SandboxView,
  notice: 'signedOut' | 'forbidden' | 'malformed',
  back: string | null,
): string => {
  const words = sandboxWords[view.locale];
  const link = back === null ? '' : `<p><a href="${text(back)}">${text(words.back)}</a></p>`;
  return page(view, words[notice], `<h1>${text(words[notice])}</h1>${link}`);
};

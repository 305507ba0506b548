import { createHash } from 'node:crypto';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { DEMO_PASSWORD } from '../demo-password.ts';
import { type SandboxWords, sandboxWords } from './sandbox.words.ts';

// A sign-on that is not the portal's own looks unlike it, and so does this one. No script, no font, no picture.
const CSS = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(100%, 27rem); padding: 2rem 1.25rem; }
h1 { font-size: 1.375rem; margin: 0 0 .25rem; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
label { display: block; margin-block: 1rem .25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border: 1px solid GrayText; border-radius: 4px; }
button { width: 100%; min-height: 2.75rem; margin-block-start: 1.5rem; font: inherit; font-weight: 600; border: 0; border-radius: 4px; background: #0b4f8a; color: #fff; }
:focus-visible { outline: 3px solid #3b82c4; outline-offset: 2px; }
[role=alert] { margin-block: 1rem; padding: .75rem 1rem; border: 1px solid #b3261e; border-inline-start-width: 4px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { font-family: ui-monospace, monospace; }
dd { margin: 0; }
a { color: LinkText; }
`;

/** What the page's Content-Security-Policy lets through besides its own form. */
export const SANDBOX_STYLE_HASH = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const page = (locale: Locale, title: string, content: string): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${CSS}</style>
</head>
<body><main>${content}</main></body>
</html>
`;

const accounts = (words: SandboxWords): string =>
  (['demo', 'staff', 'new', 'operator'] as const)
    .map((account) => `<dt>${account}</dt><dd>${text(words[account])}</dd>`)
    .join('');

/** What the page says above its form; null for nothing. */
export type SignOnFault = 'credentials_invalid' | 'account_locked' | null;

/** The sign-on form. It posts back to its own address, which holds where to return to. */
export const signOnPage = (locale: Locale, provider: SsoProvider, fault: SignOnFault, account: string): string => {
  const words = sandboxWords[locale];
  const title = words[provider];
  const alert = fault === null ? '' : `<p role="alert" id="problem">${text(words[fault])}</p>`;
  const invalid = fault === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return page(
    locale,
    title,
    `<h1>${text(title)}</h1><p>${text(words.note)}</p>${alert}
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
  locale: Locale,
  notice: 'signedOut' | 'forbidden' | 'malformed',
  back: string | null,
): string => {
  const words = sandboxWords[locale];
  const link = back === null ? '' : `<p><a href="${text(back)}">${text(words.back)}</a></p>`;
  return page(locale, words[notice], `<h1>${text(words[notice])}</h1>${link}`);
};

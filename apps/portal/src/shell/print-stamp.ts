import type { Words } from '../platform/words/words.ts';

/** Writes site, address and date to what is printed, where print.css.ts shows them above the page. */
export const stampPrint = (words: Words) =>
  window.addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString(words.locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
    const stamp = [words.get().variant?.title, window.location.href, date].join(' · ');
    document.getElementById('main')?.setAttribute('data-printed', stamp);
  });

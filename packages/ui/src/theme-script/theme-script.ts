import { THEMES } from '../theme/theme-names.ts';
import { COMFORT_KEY, THEME_KEY } from './theme-choice.ts';

/**
 * Source of a classic script for the top of `<head>`: sets `data-theme` and `data-comfort` on `<html>` from
 * `localStorage` before the first paint, so that nothing flashes. Put it in `<script nonce="…">`, or allow its
 * SHA-256 in the content security policy: the text is the same in every build.
 */
export const themeScript = `(function(r,s){try{s=localStorage;var t=s.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(THEMES)}.indexOf(t)>-1)r.dataset.theme=t;if(s.getItem(${JSON.stringify(COMFORT_KEY)})==="on")r.dataset.comfort="on"}catch(e){}})(document.documentElement)`;

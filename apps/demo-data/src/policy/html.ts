/** Text as HTML. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const heading = (text: string): string => `<h2>${escapeText(text)}</h2>`;
export const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;
/** `第四条　…`: the article's number stands out. */
export const article = (number: string, text: string): string =>
  `<p><strong>${escapeText(number)}</strong> ${escapeText(text)}</p>`;
export const list = (items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ol>`;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${escapeText(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

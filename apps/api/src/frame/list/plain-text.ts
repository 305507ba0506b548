/** The text of cleaned HTML, its blocks parted by line breaks: what is searched and shown in snippets. */
export const plainText = (html: string): string =>
  html
    .replace(/<(br|\/p|\/h[1-6]|\/li|\/td|\/th|\/tr|\/figcaption|\/blockquote)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\n{2,}/g, '\n')
    .trim();

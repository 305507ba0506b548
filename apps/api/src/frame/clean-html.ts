import type { DOMPurify } from 'dompurify';

let purifier: Promise<DOMPurify> | undefined;

// jsdom takes most of a second to load: only what writes HTML pays for it, and only once.
const load = async (): Promise<DOMPurify> => {
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  return createDOMPurify(new JSDOM('').window);
};

/** What a body may hold: headings below the page's own, paragraphs, lists, tables, links, pictures of ours. */
const ALLOWED_TAGS = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'strong',
    'em',
    'sub',
    'sup',
    'blockquote',
    'ol',
    'ul',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan', 'lang', 'start'];

/**
 * Cleans HTML that is about to be stored; what is stored is served as it is.
 * Scripts, styles, frames, event handlers and addresses other than http(s), mail, telephone and our own are dropped.
 */
export const cleanHtml = async (html: string): Promise<string> => {
  purifier ??= load();
  return (await purifier).sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    // The rule for addresses would otherwise be held against these too.
    ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan', 'width', 'height', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
};

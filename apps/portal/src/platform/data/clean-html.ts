import type { DOMPurify } from 'dompurify';

/** HTML that may be rendered, and its headings of the second level with the ids that they were given. */
export interface CleanHtml {
  html: string;
  outline: { id: string; text: string }[];
}

let purifier: Promise<DOMPurify> | undefined;

/** On the server DOMPurify is given a window; jsdom stays out of the browser's bundle. */
const load = async (): Promise<DOMPurify> => {
  const { default: createDOMPurify } = await import('dompurify');
  if (!import.meta.env.SSR) return createDOMPurify;
  const { JSDOM } = await import('jsdom');
  return createDOMPurify(new JSDOM('').window);
};

const FORBIDDEN = ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'svg', 'math', 'video', 'audio'];

const clean = async (dirty: string): Promise<CleanHtml> => {
  purifier ??= load();
  // The types promise a node; what comes is the body of a document.
  const root = (await purifier).sanitize(dirty, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN,
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  const outline = [...root.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `section-${index + 1}`;
    return { id: heading.id, text: heading.textContent?.trim() ?? '' };
  });
  // Wider than a phone, they scroll: by keyboard too.
  for (const table of root.querySelectorAll('table')) table.tabIndex = 0;
  return { html: root.innerHTML, outline };
};

const MOST = 200;
const cache = new Map<string, Promise<CleanHtml>>();

/**
 * Cleans HTML of the service before it is rendered, in loaders alone: what a loader returns goes with the page, so a
 * page that the server rendered needs no DOMPurify, and both sides render the same text. Source: design.md, Security.
 */
export const cleanHtml = (dirty: string): Promise<CleanHtml> => {
  const cached = cache.get(dirty);
  if (cached) return cached;
  const [oldest] = cache.keys();
  if (cache.size >= MOST && oldest !== undefined) cache.delete(oldest);
  const cleaned = clean(dirty);
  cache.set(dirty, cleaned);
  cleaned.catch(() => cache.delete(dirty));
  return cleaned;
};

import { v5 as uuidFrom } from 'uuid';

/** Addresses are absolute; times ISO 8601. */
export interface NewsEntry {
  /** Of the thing, unique and lasting within its kind. */
  id: string;
  title: string;
  summary: string;
  link: string;
  updated: string;
  author: string;
  lang: string;
}

export interface NewsFeed {
  /** What the feed is of, unique and lasting. */
  id: string;
  title: string;
  /** The page that shows the same to people. */
  link: string;
  /** Where the feed itself is. */
  self: string;
  updated: string;
}

/** What XML 1.0 has no way to write. Lone surrogates are among them. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xml = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The same for the same name on every host: a UUID of version 5. Source: RFC 9562, 5.5. */
const lastingId = (name: string): string => `urn:uuid:${uuidFrom(`https://zonekit.example/${name}`, uuidFrom.URL)}`;

/** The beginning of a feed, up to its first entry. Source: RFC 4287. */
export const atomHead = ({
  id,
  title,
  link,
  self,
  updated,
}: NewsFeed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${lastingId(id)}</id>
<title>${xml(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(link)}"/>
`;

export const atomEntry = (kind: string, { id, title, summary, link, updated, author, lang }: NewsEntry): string =>
  `<entry xml:lang="${xml(lang)}">
<id>${lastingId(`${kind}/${id}`)}</id>
<title>${xml(title)}</title>
<updated>${updated}</updated>
<author><name>${xml(author)}</name></author>
<link rel="alternate" type="text/html" href="${xml(link)}"/>
<summary>${xml(summary)}</summary>
</entry>
`;

export const ATOM_END = '</feed>\n';

/** When a feed was last renewed, as its entries say; `now` for none. */
export const latestOf = (entries: readonly Pick<NewsEntry, 'updated'>[], now: string): string =>
  entries.reduce<string | null>(
    (latest, { updated }) => (latest === null || Date.parse(updated) > Date.parse(latest) ? updated : latest),
    null,
  ) ?? now;

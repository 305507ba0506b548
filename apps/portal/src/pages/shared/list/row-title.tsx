import { withWordBreaks } from '@zonekit/portal-kit/detail-page/word-breaks';
import { rowTitle } from './list-page.css.ts';
import { words } from './row-title.css.ts';

export interface RowTitleProps {
  item: {
    title: string;
    lang?: string;
    title_hits?: readonly { text: string; hit: boolean }[] | null;
  };
  /** Its type; a list's by default. */
  className?: string;
}

/** Title of a list's row: breaks between words, and what the search found in it is marked. */
export const RowTitle = ({ item: { title, title_hits, lang }, className = rowTitle }: RowTitleProps) => (
  <span
    className={`${words} ${className}`}
    lang={lang}
    // The dictionaries of server and browser may differ, and then their breaks.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `withWordBreaks` escapes the title
    dangerouslySetInnerHTML={{ __html: withWordBreaks(title_hits ?? title) }}
  />
);

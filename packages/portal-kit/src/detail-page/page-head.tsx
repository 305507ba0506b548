import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import * as css from './page-head.css.ts';
import { withWordBreaks } from './word-breaks.ts';

export interface PageHeadProps {
  /** Name of the trail. */
  breadcrumb: string;
  /** From the home page down to the list that the thing is from. */
  trail: readonly { label: string; href?: string }[];
  /** Heading of the page: the name of its item. */
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  /** Below the title: its number, say. */
  line?: ReactNode;
  /** Above the title: status and kind. */
  chips?: ReactNode;
  /** Before the title: a portrait. */
  lead?: ReactNode;
  /** Beside the title: a deadline. */
  side?: ReactNode;
}

/** The title block of a page about one thing. */
export function PageHead({ breadcrumb, trail, title, lang, line, chips, lead, side }: PageHeadProps) {
  return (
    <div className={css.head}>
      <Container className={css.headInner}>
        <Breadcrumb label={breadcrumb} items={[...trail, { label: title }]} />
        <div className={css.headGrid}>
          <div className={lead ? css.led : undefined}>
            {lead}
            <div>
              {chips && <div className={css.chips}>{chips}</div>}
              <h1
                className={css.title}
                lang={lang}
                // The dictionaries of server and browser may differ, and then their breaks.
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: `withWordBreaks` escapes the title
                dangerouslySetInnerHTML={{ __html: withWordBreaks(title) }}
              />
              {line && <p className={css.number}>{line}</p>}
            </div>
          </div>
          {side}
        </div>
      </Container>
    </div>
  );
}

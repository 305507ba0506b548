import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import type { ReactNode } from 'react';
import { hasPage } from '../../shell/route-areas.ts';
import * as css from './sections.css.ts';

interface SectionProps {
  /** Of the heading; the section itself may have an anchor. */
  id: string;
  anchor?: string;
  title: string;
  line?: string;
  /** Where more of the same is. Left out where this build has no such page. */
  more?: { title: string; href: string; count?: number };
  children: ReactNode;
}

/** A section of the home page below its heading. */
export function Section({ id, anchor, title, line, more, children }: SectionProps) {
  const hasMore = more !== undefined && hasPage(more.href.replace(/[?#].*/, ''));
  return (
    <section id={anchor} className={css.section} aria-labelledby={id}>
      <Container>
        <SectionHead
          id={id}
          title={title}
          more={
            hasMore && (
              <Link kind="more" href={more.href} data-count={more.count}>
                {more.title}
              </Link>
            )
          }
        >
          {line}
        </SectionHead>
        {children}
      </Container>
    </section>
  );
}

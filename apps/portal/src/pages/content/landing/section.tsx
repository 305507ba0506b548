import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import type { ReactNode } from 'react';
import * as css from './landing.css.ts';

interface SectionProps {
  id: string;
  title: string;
  line?: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A part of a landing page under its heading. */
export function Section({ id, title, line, more, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        {...(more && {
          more: (
            <Link kind="more" href={more.href}>
              {more.label}
            </Link>
          ),
        })}
      >
        {line}
      </SectionHead>
      {children}
    </section>
  );
}

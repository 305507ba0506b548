import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Tag } from '@zonekit/ui/tag';
import { useId } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { MatchedCount } from '../../shared/match/for-matches.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import * as css from './detail.css.ts';

interface RelatedProps {
  title: string;
  more: { label: string; href: string };
  items: readonly (PolicySummary | DeclarationSummary)[];
}

const hrefOf = (item: PolicySummary | DeclarationSummary) =>
  `/policy/${'status' in item ? 'policyDeclaration' : 'policyDocument'}/${item.id}`;

/** Documents or calls that belong to what the page shows; nothing where there are none. */
export function Related({ title, more, items }: RelatedProps) {
  const terms = useWords('policyTerms');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id} data-unprinted="">
      <SectionHead
        id={id}
        title={title}
        more={
          <Link kind="more" href={more.href}>
            {more.label}
          </Link>
        }
      />
      <ul className={css.related}>
        {items.map((item) => (
          <li key={item.id}>
            <Card href={hrefOf(item)} className={css.relatedCard}>
              <span>
                <Tag strong={item.level === 'national'}>{terms(`level.${item.level}`)}</Tag>
              </span>
              <h3 className={css.relatedTitle} lang={item.lang}>
                {item.title}
              </h3>
              <span className={css.relatedRow}>
                <span>{item.number}</span>
                {'status' in item ? (
                  <StateChip of={policyDeclaration} state={item.status} />
                ) : (
                  <time dateTime={item.published_on}>{item.published_on}</time>
                )}
              </span>
              {'status' in item && <MatchedCount id={item.id} />}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

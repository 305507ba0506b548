import type { GptSource } from '@zonekit/api-client/gpt/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useId } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './answer.css.ts';

const PAGES: Readonly<Record<GptSource['kind'], string>> = {
  faq: '/policy/policyCommon',
  policy: '/policy/policyDocument',
  declaration: '/policy/policyDeclaration',
};
export const hrefOf = ({ kind, id }: Pick<GptSource, 'kind' | 'id'>): string => `${PAGES[kind]}/${id}`;

interface SourcesProps {
  title: string;
  sources: readonly GptSource[];
  /** Numbered as the answer cites them. */
  numbered?: boolean;
}

/** Passages with the document that each is from. */
export function Sources({ title, sources, numbered = false }: SourcesProps) {
  const t = useWords('question');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.sourcesTitle}>
        {title}
      </h3>
      <ol className={css.sources}>
        {sources.map((source, index) => (
          <li key={`${source.kind} ${source.id}`} id={numbered ? `source-${index + 1}` : undefined} lang={source.lang}>
            {numbered && (
              <span className={css.cite} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div className={css.source}>
              <blockquote className={css.quote}>
                <MarkedText pieces={source.quote} />
              </blockquote>
              <Link kind="text" href={hrefOf(source)}>
                {source.title}
              </Link>
              <small className={css.meta}>
                {[source.number ?? t('faq'), source.clause].filter((part) => part !== null).join(' ')}
                {' · '}
                {t('dated', { date: source.dated_on })}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

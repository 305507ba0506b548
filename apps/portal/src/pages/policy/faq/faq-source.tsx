import type { FaqSource as Source } from '@zonekit/api-client/faq/contract';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { BookOpen } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './faq.css.ts';

/** The document that an answer rests on, with its clause. */
export function FaqSource({ source: { kind, id, title, number, clause } }: { source: Source }) {
  const t = useWords('policyFaq');
  const page = kind === 'policy' ? 'policyDocument' : 'policyDeclaration';
  return (
    <p className={css.source}>
      <Icon as={BookOpen} />
      <span>
        <Link kind="text" href={`/policy/${page}/${id}`}>
          {clause === null ? title : t('clause', { title, number: String(clause) })}
        </Link>{' '}
        <small>{number}</small>
      </span>
    </p>
  );
}

import { useRouter } from '@tanstack/react-router';
import { listDeclarations, listPolicies } from '@zonekit/api-client/policy/client';
import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';
import { PortalSearch, type Suggest, type Suggestion } from '@zonekit/portal-kit/portal-search';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './landing.css.ts';

const DOCUMENTS = '/policy/policyDocument';
const CALLS = '/policy/policyDeclaration';
/** Of each kind; the list has the rest. */
const MOST = 4;

const suggestionOf =
  (path: string) =>
  ({ id, title, title_hits, number }: PolicySummary | DeclarationSummary): Suggestion => ({
    id,
    title,
    hint: number,
    href: `${path}/${id}`,
    ...(title_hits && { pieces: title_hits }),
  });

/** Documents and calls as one types, by the same search that their lists have; Enter goes to the documents. */
export function PolicySearch() {
  const t = useWords('policyLanding');
  const router = useRouter();
  const { transport } = router.options.context;
  const suggest: Suggest = async (q, signal) => {
    const query = { q, page_size: MOST, sort: 'relevance' } as const;
    // Errors are shown beside the input, without a notice.
    const options = { signal, quiet: true };
    const [documents, calls] = await Promise.all([
      listPolicies(transport, query, options),
      listDeclarations(transport, query, options),
    ]);
    return [
      { kind: t('kinds.documents'), items: documents.data.map(suggestionOf(DOCUMENTS)) },
      { kind: t('kinds.calls'), items: calls.data.map(suggestionOf(CALLS)) },
    ];
  };
  return (
    <div className={css.search}>
      <PortalSearch
        action={DOCUMENTS}
        label={t('searchLabel')}
        placeholder={t('placeholder')}
        size="md"
        suggest={suggest}
        onGo={(href) => void router.navigate({ href })}
        historyName="policy"
      />
    </div>
  );
}

import { useRouter } from '@tanstack/react-router';
import { searchAll } from '@zonekit/api-client/search/client';
import { PortalSearch, type Suggest } from '@zonekit/portal-kit/portal-search';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { bestKinds } from './best-kinds.ts';

/** Kinds and hits that are suggested. */
const MOST_KINDS = 4;
const MOST_OF_KIND = 2;

/** The search over the whole portal, with suggestions as one types. `/` reaches it from anywhere on the page. */
export function SearchBox({ typed }: { typed: string }) {
  const t = useWords('search');
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  const suggest: Suggest = async (q, signal) => {
    // Errors are shown beside the input, without a notice.
    const { kinds } = await searchAll(
      router.options.context.transport,
      { q, per_kind: MOST_OF_KIND },
      { signal, quiet: true },
    );
    return bestKinds(kinds, MOST_KINDS).map(({ label, hits }) => ({
      kind: label,
      items: hits.map(({ id, title, path, note, title_hits }) => ({
        id,
        title,
        href: path,
        ...(note !== null && { hint: note }),
        ...(title_hits && { pieces: title_hits }),
      })),
    }));
  };
  return (
    <div ref={box}>
      <PortalSearch
        action="/search"
        label={t('label')}
        placeholder={t('placeholder')}
        defaultValue={typed}
        suggest={suggest}
        onGo={(href) => void router.navigate({ href })}
        historyName="portal"
      />
    </div>
  );
}

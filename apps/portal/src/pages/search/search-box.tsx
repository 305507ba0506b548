import { useRouter } from '@tanstack/react-router';
import { PortalSearch } from '@zonekit/portal-kit/portal-search';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { portalSuggest, SEARCH_HISTORY } from '../shared/search/portal-suggest.ts';

/** The search over the whole portal, with suggestions as one types. `/` reaches it from anywhere on the page. */
export function SearchBox({ typed }: { typed: string }) {
  const t = useWords('search');
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const { transport } = router.options.context;
  const suggest = useMemo(() => portalSuggest(transport), [transport]);
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
  return (
    <div ref={box}>
      <PortalSearch
        action="/search"
        label={t('label')}
        placeholder={t('placeholder')}
        defaultValue={typed}
        suggest={suggest}
        onGo={(href) => void router.navigate({ href })}
        historyName={SEARCH_HISTORY}
      />
    </div>
  );
}

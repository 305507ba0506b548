import { useRouter } from '@tanstack/react-router';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Search } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LANDING } from '../resource-paths.ts';
import * as css from './landing.css.ts';

const searchHref = (q: string) => (q ? `${LANDING}?${new URLSearchParams({ q })}` : LANDING);

/** Search over the six kinds. Without script the form requests the same address. */
export function TechnologySearch({ q }: { q: string | undefined }) {
  const t = useWords('experimentLanding');
  const router = useRouter();
  return (
    <search className={css.search}>
      <form
        key={q}
        action={LANDING}
        method="get"
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          void router.navigate({ href: searchHref(typeof words === 'string' ? words.trim() : ''), resetScroll: false });
        }}
      >
        <Icon as={Search} size={24} className={css.glass} />
        <input
          type="search"
          name="q"
          className={css.input}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit" kind="primary" size="lg">
          {t('search.submit')}
        </Button>
      </form>
      {!q && (
        <p className={css.popular}>
          <span>{t('search.popular')}</span>
          {t('search.words')
            .split(',')
            .map((words) => (
              <Link key={words} kind="text" href={searchHref(words)}>
                {words}
              </Link>
            ))}
        </p>
      )}
    </search>
  );
}

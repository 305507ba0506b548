import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { HeroFrame } from '../../../pages/home/hero-frame.tsx';
import type { HomeData } from '../../../pages/home/home-data.ts';
import { MatchGreeting } from '../../../pages/home/match-greeting.tsx';
import { ForMatches } from '../../../pages/shared/match/for-matches.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import { drawing } from '../drawing.ts';
import * as css from './home-hero.css.ts';

/** The whole portal, or one list, by the path that the search goes to. */
const SCOPES = {
  all: '/search',
  documents: '/policy/policyDocument',
  declarations: '/policy/policyDeclaration',
} as const;
const SCOPE_NAMES = ['all', 'documents', 'declarations'] as const;
const HOT = ['first', 'second', 'third', 'fourth'] as const;

/** The search works without script as well: its form goes to the search of the whole portal. */
export function HomeHero({ figures }: Pick<HomeData, 'figures'>) {
  const t = useWords('variantHome');
  const home = useWords('home');
  const [scope, setScope] = useState<string>(SCOPES.all);
  return (
    <HeroFrame drawing={drawing} headline={t('headline')} lede={t('lede')}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served */}
      <form className={css.search} role="search" action={scope} method="get">
        <select
          className={css.scope}
          aria-label={t('search.scope')}
          value={scope}
          data-form-action="{value}"
          onChange={(event) => setScope(event.target.value)}
        >
          {SCOPE_NAMES.map((name) => (
            <option key={name} value={SCOPES[name]}>
              {t(`search.scopes.${name}`)}
            </option>
          ))}
        </select>
        <input
          name="q"
          type="search"
          className={css.input}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
        />
        <Button type="submit" kind="primary" size="lg" className={css.submit}>
          <Icon as={Search} size={20} />
          {t('search.submit')}
        </Button>
      </form>
      <p className={css.hot}>
        <span>{t('search.hot')}</span>
        {HOT.map((word) => (
          <Link key={word} href={`/search?q=${encodeURIComponent(t(`search.words.${word}`))}`} className={css.hotLink}>
            {t(`search.words.${word}`)}
          </Link>
        ))}
      </p>
      <div className={css.match}>
        <ForMatches
          visitor={
            <>
              <div>
                <h2 className={css.matchTitle}>{t('match.title')}</h2>
                <p className={css.matchLine}>{t('match.line', { count: figures.declarationsOpen })}</p>
              </div>
              <MatchButton href="?dialog=questionnaire" label={t('match.start')} />
            </>
          }
        >
          {({ tally }) => (
            <>
              <div>
                <MatchGreeting tally={tally} titleClass={css.matchTitle} lineClass={css.matchLine} />
              </div>
              <MatchButton href="/policy/policyRecommend" label={home('match.see')} />
            </>
          )}
        </ForMatches>
      </div>
    </HeroFrame>
  );
}

function MatchButton({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild size="lg">
      <Link href={href}>
        {label}
        <Icon as={ArrowRight} />
      </Link>
    </Button>
  );
}

import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { HeroFrame } from '../../../pages/home/hero-frame.tsx';
import type { HomeData } from '../../../pages/home/home-data.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import harbour from '../harbour.svg';
import * as css from './home-hero.css.ts';

const SCOPES = ['policyDocument', 'policyDeclaration'] as const;
const HOT = ['first', 'second', 'third', 'fourth'] as const;
const CHART = { viewBox: '0 0 1440 560', groups: [{ href: `${harbour}#chart` }] };

/** The search works without script as well: its form goes to the policy documents. */
export function HomeHero({ figures }: Pick<HomeData, 'figures'>) {
  const t = useWords('variantHome');
  const [scope, setScope] = useState<string>(SCOPES[0]);
  return (
    <HeroFrame drawing={CHART} headline={t('headline')} lede={t('lede')}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served */}
      <form className={css.search} role="search" action={`/policy/${scope}`} method="get">
        <select
          className={css.scope}
          aria-label={t('search.scope')}
          value={scope}
          data-form-action="/policy/{value}"
          onChange={(event) => setScope(event.target.value)}
        >
          {SCOPES.map((name) => (
            <option key={name} value={name}>
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
          <Link
            key={word}
            href={`/policy/policyDocument?q=${encodeURIComponent(t(`search.words.${word}`))}`}
            className={css.hotLink}
          >
            {t(`search.words.${word}`)}
          </Link>
        ))}
      </p>
      <div className={css.match}>
        <div>
          <h2 className={css.matchTitle}>{t('match.title')}</h2>
          <p className={css.matchLine}>{t('match.line', { count: figures.declarationsOpen })}</p>
        </div>
        <Button asChild size="lg">
          <Link href="?dialog=questionnaire">
            {t('match.start')}
            <Icon as={ArrowRight} />
          </Link>
        </Button>
      </div>
    </HeroFrame>
  );
}

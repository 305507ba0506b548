import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Neatline } from '@zonekit/ui/neatline';
import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import harbour from './harbour.svg';
import * as css from './hero.css.ts';

const SCOPES = ['policyDocument', 'policyDeclaration'] as const;
const HOT = ['first', 'second', 'third', 'fourth'] as const;

/** The search works without script as well: its form goes to the policy documents. */
export function Hero({ declarationsOpen }: { declarationsOpen: number }) {
  const t = useWords('home');
  const [scope, setScope] = useState<string>(SCOPES[0]);
  return (
    <>
      <section className={css.hero} aria-labelledby="home-title">
        <svg className={css.chart} viewBox="0 0 1440 560" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <use href={`${harbour}#chart`} />
        </svg>
        <div className={css.fade} />
        <Container className={css.inner}>
          <div className={css.copy}>
            <h1 id="home-title" className={css.headline}>
              {t('headline')}
            </h1>
            <p className={css.lede}>{t('lede')}</p>
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
          </div>
          <div className={css.match}>
            <div>
              <h2 className={css.matchTitle}>{t('match.title')}</h2>
              <p className={css.matchLine}>{t('match.line', { count: declarationsOpen })}</p>
            </div>
            <Button asChild size="lg">
              <Link href="?dialog=questionnaire">
                {t('match.start')}
                <Icon as={ArrowRight} />
              </Link>
            </Button>
          </div>
        </Container>
      </section>
      <Neatline />
    </>
  );
}

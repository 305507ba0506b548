import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeroFrame } from '../../../pages/home/hero-frame.tsx';
import type { HomeData } from '../../../pages/home/home-data.ts';
import { CALLS_OPEN } from '../../../pages/home/list-links.ts';
import { MatchGreeting } from '../../../pages/home/match-greeting.tsx';
import { ForMatches } from '../../../pages/shared/match/for-matches.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import { drawing } from '../drawing.ts';
import * as css from './home-hero.css.ts';

const [map, trail] = drawing.groups;
const MAP = { ...drawing, groups: [map, { ...trail, className: css.trail }] };
/** As many as the map's way has posts. */
const STEPS = ['search', 'read', 'answer', 'match', 'prepare', 'apply'] as const;

const strong = (chunks: ReactNode) => <b>{chunks}</b>;

/** The way to a subsidy in six steps, which the map behind shows as a way uphill. */
export function HomeHero({ figures }: Pick<HomeData, 'figures'>) {
  const t = useWords('variantHome');
  const home = useWords('home');
  return (
    <HeroFrame drawing={MAP} headline={t('headline')} lede={t('lede')}>
      <div className={css.card}>
        <div className={css.head}>
          <ForMatches
            visitor={
              <>
                <h2 className={css.title}>{t('card.title')}</h2>
                <p className={css.counts}>
                  <span>{t.rich('card.open', { count: figures.declarationsOpen, b: strong })}</span>
                  <span>{t.rich('card.closing', { count: figures.declarationsClosing, b: strong })}</span>
                </p>
              </>
            }
          >
            {({ tally }) => <MatchGreeting tally={tally} titleClass={css.title} lineClass={css.counts} />}
          </ForMatches>
        </div>
        <ol className={css.route}>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`steps.${step}.name`)}</b>
              <span>{t(`steps.${step}.what`)}</span>
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          <ForMatches visitor={<FirstAction href="?dialog=questionnaire" label={t('card.start')} />}>
            {() => <FirstAction href="/policy/policyRecommend" label={home('match.see')} />}
          </ForMatches>
          <Button asChild size="lg">
            <Link href={`${CALLS_OPEN}&sort=closes_at`}>{t('card.calls')}</Link>
          </Button>
        </div>
      </div>
    </HeroFrame>
  );
}

function FirstAction({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild kind="primary" size="lg">
      <Link href={href}>
        {label}
        <Icon as={ArrowRight} />
      </Link>
    </Button>
  );
}

import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeroFrame } from '../../../pages/home/hero-frame.tsx';
import type { HomeData } from '../../../pages/home/home-data.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import massif from '../massif.svg';
import * as css from './home-hero.css.ts';

const MAP = {
  // From the summit's mark to the first post, at the height that the words take.
  viewBox: '0 140 1440 580',
  groups: [{ href: `${massif}#map` }, { href: `${massif}#trail`, className: css.trail }],
};
/** As many as the map's way has posts. */
const STEPS = ['search', 'read', 'answer', 'match', 'prepare', 'apply'] as const;

const strong = (chunks: ReactNode) => <b>{chunks}</b>;

/** The way to a subsidy in six steps, which the map behind shows as a way uphill. */
export function HomeHero({ figures }: Pick<HomeData, 'figures'>) {
  const t = useWords('variantHome');
  return (
    <HeroFrame drawing={MAP} headline={t('headline')} lede={t('lede')}>
      <div className={css.card}>
        <div className={css.head}>
          <h2 className={css.title}>{t('card.title')}</h2>
          <p className={css.counts}>
            <span>{t.rich('card.open', { count: figures.declarationsOpen, b: strong })}</span>
            <span>{t.rich('card.closing', { count: figures.declarationsClosing, b: strong })}</span>
          </p>
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
          <Button asChild kind="primary" size="lg">
            <Link href="?dialog=questionnaire">
              {t('card.start')}
              <Icon as={ArrowRight} />
            </Link>
          </Button>
          <Button asChild size="lg">
            <Link href="/policy/policyDeclaration?status=open&status=closing&sort=closes_at">{t('card.calls')}</Link>
          </Button>
        </div>
      </div>
    </HeroFrame>
  );
}

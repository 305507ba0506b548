import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import type { CSSProperties } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { BulletinTab } from '../bulletin.tsx';
import type { HomeData } from '../home-data.ts';
import { CALLS_CLOSING, CALLS_OPEN, DOCUMENTS_IN_FORCE } from '../list-links.ts';
import * as css from './lead.css.ts';
import { Lead } from './lead.tsx';

export interface HeroProps extends Pick<HomeData, 'today' | 'figures' | 'sections'> {
  /** Of the address. */
  bulletin: BulletinTab;
}

function Row({ href, title, note, count }: { href: string; title: string; note?: string; count?: number }) {
  return (
    <li>
      <Link href={href} className={css.row}>
        <span>{title}</span>
        {count !== undefined && <b className={css.rowFigure}>{count}</b>}
        {note && <span className={css.rowNote}>{note}</span>}
      </Link>
    </li>
  );
}

/** Matching first: the ten questions, and how much they choose from. */
export function MatchHero({ figures }: HeroProps) {
  const t = useWords('home');
  return (
    <Lead
      title={t('heroes.match.title')}
      line={t('heroes.match.line')}
      actions={
        <Button asChild kind="primary" size="lg">
          <Link href="?dialog=questionnaire">{t('heroes.match.start')}</Link>
        </Button>
      }
    >
      <ul className={css.rows}>
        <Row href={CALLS_OPEN} title={t('figures.calls')} count={figures.declarationsOpen} />
        <Row href={CALLS_CLOSING} title={t('heroes.match.closing')} count={figures.declarationsClosing} />
        <Row href={DOCUMENTS_IN_FORCE} title={t('figures.policies')} count={figures.policiesEffective} />
      </ul>
    </Lead>
  );
}

/** Roadshows and activities first; the videos follow at once. */
export function RoadshowHero() {
  const t = useWords('home');
  return (
    <Lead
      title={t('heroes.roadshow.title')}
      line={t('heroes.roadshow.line')}
      actions={
        <>
          <Button asChild kind="primary" size="lg">
            <Link href="?dialog=booking">{t('roadshow.book')}</Link>
          </Button>
          <Button asChild size="lg">
            <Link href="/event">{t('events.all')}</Link>
          </Button>
        </>
      }
    />
  );
}

/** Industry first: the companies of each chain follow. */
export function IndustryHero() {
  const t = useWords('home');
  return <Lead title={t('heroes.industry.title')} line={t('heroes.industry.line')} />;
}

/** Tasks first: what most come to do. */
export function TasksHero() {
  const t = useWords('home');
  const tasks = {
    match: '?dialog=questionnaire',
    apply: CALLS_OPEN,
    book: '?dialog=booking',
    find: '/policy/policyDocument',
  } as const;
  return (
    <Lead title={t('heroes.tasks.title')} line={t('heroes.tasks.line')}>
      <ul className={css.rows}>
        {(['match', 'apply', 'book', 'find'] as const).map((task) => (
          <Row
            key={task}
            href={tasks[task]}
            title={t(`heroes.tasks.${task}.title`)}
            note={t(`heroes.tasks.${task}.line`)}
          />
        ))}
      </ul>
    </Lead>
  );
}

/** Figures first: what is on offer, and for which industries. */
export function FiguresHero({ figures }: HeroProps) {
  const t = useWords('home');
  const locale = useLocale();
  const most = Math.max(...figures.industries.map(({ inForce }) => inForce));
  return (
    <Lead title={<Money fen={figures.amountOpen} locale={locale} />} line={t('heroes.figures.line')}>
      <ul className={css.rows}>
        {figures.industries.slice(0, 5).map(({ id, name, inForce }) => (
          <li key={id}>
            <Link href={`${DOCUMENTS_IN_FORCE}&industry=${id}`} className={css.row}>
              <span>{name}</span>
              <b>{inForce}</b>
              <span className={css.bar} style={{ [css.SHARE]: inForce / most } as CSSProperties} />
            </Link>
          </li>
        ))}
      </ul>
    </Lead>
  );
}

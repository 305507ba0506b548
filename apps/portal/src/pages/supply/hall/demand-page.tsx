import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Facts } from '@zonekit/ui/facts';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { HALL } from '../paths.ts';
import * as css from '../supply.css.ts';
import { DemandSections, sectionsOf } from './demand-sections.tsx';
import { isOpen } from './is-open.ts';
import { RespondCard } from './respond-card.tsx';
import { Budget, Deadline } from './terms.tsx';

/** A demand of the hall: what is to be solved, by when, for how much, who could solve it, and how to respond. */
export function DemandPage({ demand }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  const area = useWords('supply');
  const { title, lang, number, publisher, released_on, ownership, delivery, term_months, responses } = demand;
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: t('title'), href: HALL },
      ]}
      title={title}
      lang={lang}
      line={t.rich('line', { number, date: released_on, publisher: () => <span lang={lang}>{publisher}</span> })}
      chips={
        <>
          <StateChip of={life} state={demand.status} />
          <Tag>{area(`fields.${demand.field}`)}</Tag>
        </>
      }
      side={
        <div className={css.side}>
          <div className={css.sideFigure}>
            <Budget demand={demand} />
          </div>
          <Deadline demand={demand} />
        </div>
      }
      facts={
        <Facts
          className={css.facts}
          columns={4}
          items={[
            { label: t('facts.ownership'), value: t(`ownerships.${ownership}`) },
            { label: t('facts.delivery'), value: <span lang={lang}>{delivery}</span> },
            { label: t('facts.term'), value: t('months', { count: term_months }) },
            { label: t('facts.responses'), value: t('companies', { count: responses }) },
          ]}
        />
      }
      outline={sectionsOf(demand).map((id) => ({ id, text: t(`sections.${id}`) }))}
      card={<RespondCard demand={demand} />}
      aside={<PageShare poster={{ title, figures: [{ label: t('poster.deadline'), value: demand.deadline }] }} />}
      bar={
        isOpen(demand) && (
          <ActionBar lead={<b lang={lang}>{title}</b>} line={t('until', { date: demand.deadline })}>
            <Button asChild kind="primary">
              <a href="#respond">{t('card.bar')}</a>
            </Button>
          </ActionBar>
        )
      }
    >
      <DemandSections demand={demand} />
    </DetailPage>
  );
}

import type { LaboratoryDetail } from '@zonekit/api-client/experiment/laboratory/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import * as css from '../detail.css.ts';
import { phoneHref } from '../phone-href.ts';
import { LABORATORIES, LANDING } from '../resource-paths.ts';
import { ResourcePicture } from '../resource-picture.tsx';
import { outlineOf, Sections } from '../sections.tsx';
import { useLaboratoryParts } from './laboratory-parts.tsx';

const b = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

/** A laboratory: its team, what outsiders may use, the topics that they may apply for, and what came of it. */
export function LaboratoryPage({ laboratory }: { laboratory: LaboratoryDetail }) {
  const t = useWords('experimentLaboratory');
  const area = useWords('experiment');
  const { name, lang, level, type, field, focus, host, address, director, phone, founded_on, qualifications } =
    laboratory;
  const parts = useLaboratoryParts(laboratory);
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LANDING },
        { label: t('title'), href: LABORATORIES },
      ]}
      title={name}
      lang={lang}
      line={<span lang={lang}>{focus}</span>}
      chips={
        <>
          <Tag strong={level === 'national'}>{t(`levels.${level}`)}</Tag>
          <Tag>{t(`types.${type}`)}</Tag>
          <Tag>{area(`fields.${field}`)}</Tag>
          {qualifications
            .filter((qualification) => qualification !== 'none')
            .map((qualification) => (
              <Tag key={qualification}>{area(`qualifications.${qualification}`)}</Tag>
            ))}
        </>
      }
      side={<ResourcePicture item={laboratory} />}
      facts={
        <Facts
          className={css.facts}
          columns={5}
          items={[
            { label: t('facts.team'), value: t.rich('people', { count: laboratory.team, b }) },
            { label: t('facts.instruments'), value: t.rich('sets', { count: laboratory.open_instruments, b }) },
            { label: t('facts.topics'), value: t.rich('topics', { count: laboratory.open_topics, b }) },
            { label: t('facts.level'), value: t(`levels.${level}`) },
            { label: t('facts.founded'), value: <time dateTime={founded_on}>{founded_on}</time> },
          ]}
        />
      }
      outline={outlineOf(parts)}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('card.title')}</h2>
          <DescriptionList
            items={[
              { label: t('card.director'), value: <span lang={lang}>{director}</span> },
              { label: t('card.host'), value: <span lang={lang}>{host}</span> },
              { label: t('card.address'), value: <span lang={lang}>{address}</span> },
            ]}
          />
          <Button asChild kind="primary" size="lg" block>
            <a href={phoneHref(phone)}>{t('card.call', { phone })}</a>
          </Button>
          {laboratory.instrument_list.length > 0 && (
            <Button asChild block>
              <a href="#instruments">{t('card.instruments')}</a>
            </Button>
          )}
        </Card>
      }
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              { label: t('card.host'), value: host },
              { label: t('card.director'), value: director },
            ],
          }}
        />
      }
      bar={
        <ActionBar lead={<b lang={lang}>{director}</b>} line={phone}>
          <Button asChild kind="primary">
            <a href={phoneHref(phone)}>{t('card.phone')}</a>
          </Button>
        </ActionBar>
      }
    >
      <Sections parts={parts} />
    </DetailPage>
  );
}

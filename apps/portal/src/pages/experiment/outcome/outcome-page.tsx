import type { OutcomeDetail } from '@zonekit/api-client/experiment/outcome/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { hasPage } from '../../../shell/route-areas.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import * as css from '../detail.css.ts';
import { phoneHref } from '../phone-href.ts';
import { LANDING, laboratoryPath, OUTCOMES } from '../resource-paths.ts';
import { Lines, outlineOf, Paragraphs, type Part, Sections } from '../sections.tsx';
import { Maturity } from './maturity.tsx';
import { OutcomeRow, usePriceText } from './outcome-row.tsx';

const EXPERTS = '/expert';
const BANDS = ['principle', 'prototype', 'production'] as const;
const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

interface OutcomePageProps {
  outcome: OutcomeDetail;
  /** Whether the address opens the question to the holder. */
  asking: boolean;
}

/** An outcome: how mature it is, what it can do, and whom to ask about it. */
export function OutcomePage({ outcome, asking }: OutcomePageProps) {
  const t = useWords('experimentOutcome');
  const area = useWords('experiment');
  const priceText = usePriceText();
  const { title, lang, holder, holder_type, field, phase, maturity, patents, published_on, related } = outcome;
  const parts = useParts(outcome);
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LANDING },
        { label: t('title'), href: OUTCOMES },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{holder}</span>}
      chips={
        <>
          <Tag strong>{area(`phases.${phase}`)}</Tag>
          <Tag>{area(`fields.${field}`)}</Tag>
          <Tag>{t(`holders.${holder_type}`)}</Tag>
        </>
      }
      facts={
        <Facts
          className={css.facts}
          columns={5}
          items={[
            { label: t('facts.maturity'), value: t.rich('facts.maturityValue', { level: maturity, figure }) },
            { label: t('facts.phase'), value: area(`phases.${phase}`) },
            { label: t('facts.price'), value: <span lang={lang}>{priceText(outcome)}</span> },
            { label: t('facts.patents'), value: t.rich('facts.patentsValue', { count: patents, figure }) },
            { label: t('facts.published'), value: <time dateTime={published_on}>{published_on}</time> },
          ]}
        />
      }
      outline={outlineOf(parts)}
      card={<ContactCard outcome={outcome} asking={asking} />}
      aside={
        <PageShare
          poster={{
            title,
            figures: [
              { label: t('facts.maturity'), value: t('maturityLabel', { level: maturity }) },
              { label: t('card.holder'), value: holder },
            ],
          }}
        />
      }
      after={
        related.length > 0 && (
          <section className={css.after} aria-labelledby="related" data-unprinted="">
            <SectionHead
              id="related"
              title={t('related.title')}
              more={
                <Link kind="more" href={`${OUTCOMES}?${new URLSearchParams({ field })}`}>
                  {t('related.all')}
                </Link>
              }
            />
            <ul>
              {related.map((other) => (
                <li key={other.id}>
                  <OutcomeRow outcome={other} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
      bar={
        <ActionBar lead={<b lang={lang}>{priceText(outcome)}</b>} line={t('maturity', { level: maturity })}>
          <Button asChild kind="primary">
            <a href={phoneHref(outcome.contact.phone)}>{t('card.phone')}</a>
          </Button>
        </ActionBar>
      }
    >
      <Sections parts={parts} />
    </DetailPage>
  );
}

const useParts = ({ lang, introduction, maturity, ...outcome }: OutcomeDetail): Part[] => {
  const t = useWords('experimentOutcome');
  const { highlights, figures, applications, patent_list } = outcome;
  const parts: (Part & { shown: boolean })[] = [
    {
      id: 'introduction',
      title: t('sections.introduction'),
      shown: introduction !== '',
      content: <Paragraphs text={introduction} lang={lang} />,
    },
    {
      id: 'maturity',
      title: t('sections.maturity'),
      shown: true,
      content: (
        <>
          <Maturity level={maturity} />
          <p className={css.bands}>
            {BANDS.map((band) => (
              <span key={band}>{t(`maturityBands.${band}`)}</span>
            ))}
          </p>
        </>
      ),
    },
    {
      id: 'highlights',
      title: t('sections.highlights'),
      shown: highlights.length > 0,
      content: <Lines lines={highlights} lang={lang} />,
    },
    {
      id: 'figures',
      title: t('sections.figures'),
      shown: figures.length > 0,
      content: (
        <DescriptionList
          lang={lang}
          items={figures.map(({ label, value, unit }) => ({
            label,
            value: unit === null ? value : `${value} ${unit}`,
          }))}
        />
      ),
    },
    {
      id: 'applications',
      title: t('sections.applications'),
      shown: applications.length > 0,
      content: <Lines lines={applications} lang={lang} />,
    },
    {
      id: 'patents',
      title: t('sections.patents'),
      shown: patent_list.length > 0,
      content: (
        <ul className={css.list}>
          {patent_list.map(({ number, title, granted_on }) => (
            <li key={number} className={css.line}>
              <span lang={lang}>{title}</span>
              <span className={css.end}>
                {number} <time dateTime={granted_on}>{granted_on}</time>
              </span>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return parts.filter(({ shown }) => shown);
};

/** Whom to ask: the holder's contact, and an expert who knows the field. */
function ContactCard({ outcome, asking }: OutcomePageProps) {
  const t = useWords('experimentOutcome');
  const { id, title, lang, cooperation, holder, contact, laboratory } = outcome;
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{t('card.title')}</h2>
      <DescriptionList
        items={[
          {
            label: t('card.cooperation'),
            value: cooperation.map((mode) => t(`cooperations.${mode}`)).join(t('separator')),
          },
          { label: t('card.holder'), value: <span lang={lang}>{holder}</span> },
          { label: t('card.contact'), value: <span lang={lang}>{contact.name}</span> },
          ...(laboratory
            ? [
                {
                  label: t('card.laboratory'),
                  value: (
                    <Link kind="text" href={laboratoryPath(laboratory.id)} lang={lang}>
                      {laboratory.name}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Button asChild kind="primary" size="lg" block>
        <a href={phoneHref(contact.phone)}>{t('card.call', { phone: contact.phone })}</a>
      </Button>
      <AskProvider kind="message" subject="outcome" id={id} title={title} lang={lang} asking={asking} />
      {hasPage(EXPERTS) && (
        <Button asChild block>
          <Link href={EXPERTS}>{t('card.consult')}</Link>
        </Button>
      )}
    </Card>
  );
}

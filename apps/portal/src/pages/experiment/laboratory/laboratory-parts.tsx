import type { LaboratoryDetail } from '@zonekit/api-client/experiment/laboratory/contract';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../detail.css.ts';
import { Maturity } from '../outcome/maturity.tsx';
import { instrumentPath, outcomePath } from '../resource-paths.ts';
import { Lines, Paragraphs, type Part } from '../sections.tsx';

/** The sections that a laboratory has something in. */
export const useLaboratoryParts = (laboratory: LaboratoryDetail): Part[] => {
  const t = useWords('experimentLaboratory');
  const { lang, introduction, directions, topic_list, team_list, instrument_list, outcome_list } = laboratory;
  const parts: (Part & { shown: boolean })[] = [
    {
      id: 'introduction',
      title: t('sections.introduction'),
      shown: introduction !== '',
      content: <Paragraphs text={introduction} lang={lang} />,
    },
    {
      id: 'directions',
      title: t('sections.directions'),
      shown: directions.length > 0,
      content: <Lines lines={directions} lang={lang} />,
    },
    {
      id: 'topics',
      title: t('sections.topics'),
      shown: topic_list.length > 0,
      content: <Topics laboratory={laboratory} />,
    },
    {
      id: 'instruments',
      title: t('sections.instruments'),
      shown: instrument_list.length > 0,
      content: <Instruments laboratory={laboratory} />,
    },
    { id: 'team', title: t('sections.team'), shown: team_list.length > 0, content: <Team laboratory={laboratory} /> },
    {
      id: 'outcomes',
      title: t('sections.outcomes'),
      shown: outcome_list.length > 0,
      content: (
        <ul className={css.list}>
          {outcome_list.map(({ id, name, maturity }) => (
            <li key={id} className={css.line}>
              <Link kind="text" href={outcomePath(id)} lang={lang}>
                {name}
              </Link>
              <Maturity level={maturity} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return parts.filter(({ shown }) => shown);
};

interface PartProps {
  laboratory: LaboratoryDetail;
}

function Topics({ laboratory: { topic_list, lang } }: PartProps) {
  const t = useWords('experimentLaboratory');
  const locale = useLocale();
  return (
    <ul className={css.list}>
      {topic_list.map(({ title, funding, closes_on, note, open }) => (
        <li key={title} className={css.line}>
          <b lang={lang}>{title}</b>
          <Chip className={css.state} tone={open ? 'success' : 'neutral'}>
            {t(open ? 'topic.open' : 'topic.closed')}
          </Chip>
          <span className={css.note} lang={lang}>
            {note}
          </span>
          <span className={css.note}>
            {[
              funding && t('topic.funding', { sum: moneyText(funding.amount, locale) }),
              t('topic.closes', { date: closes_on }),
            ]
              .filter(Boolean)
              .join(t('separator'))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Instruments({ laboratory: { instrument_list, lang } }: PartProps) {
  const area = useWords('experiment');
  return (
    <ul className={css.list}>
      {instrument_list.map(({ id, name, model, price }) => (
        <li key={id} className={css.line}>
          <Link kind="text" href={instrumentPath(id)} lang={lang}>
            {name}
          </Link>
          <span className={css.end}>{area('hourlyText', { price: price.amount / 100 })}</span>
          <span className={css.note}>{model}</span>
        </li>
      ))}
    </ul>
  );
}

function Team({ laboratory: { team_list, lang } }: PartProps) {
  return (
    <ul className={css.team} lang={lang}>
      {team_list.map(({ name, role, focus }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{role}</span>
          <span className={css.note}>{focus}</span>
        </li>
      ))}
    </ul>
  );
}

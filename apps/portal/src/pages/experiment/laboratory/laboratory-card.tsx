import type { LaboratorySummary } from '@zonekit/api-client/experiment/laboratory/contract';
import { Card } from '@zonekit/ui/card';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { laboratoryPath } from '../resource-paths.ts';
import * as css from './laboratory-card.css.ts';

const b = (chunks: ReactNode) => <b className={css.number}>{chunks}</b>;

/** A laboratory: its level, what it works on, its team, what of it is open, and the topic that it looks for. */
export function LaboratoryCard({ laboratory }: { laboratory: LaboratorySummary }) {
  const t = useWords('experimentLaboratory');
  const { id, name, lang, level, type, focus, team, open_instruments, open_topics, open_topic, title_hits } =
    laboratory;
  return (
    <Card href={laboratoryPath(id)} className={css.card}>
      <span className={css.tags}>
        <Tag strong={level === 'national'}>{t(`levels.${level}`)}</Tag>
        <Tag>{t(`types.${type}`)}</Tag>
      </span>
      <span className={css.title}>
        <RowTitle item={{ title: name, lang, title_hits }} />
      </span>
      <span className={css.focus} lang={lang}>
        {focus}
      </span>
      <span className={css.figures}>
        <span>
          <small className={css.label}>{t('figures.team')}</small> {t.rich('people', { count: team, b })}
        </span>
        <span>
          <small className={css.label}>{t('figures.instruments')}</small>{' '}
          {t.rich('sets', { count: open_instruments, b })}
        </span>
        <span>
          <small className={css.label}>{t('figures.topics')}</small> {t.rich('topics', { count: open_topics, b })}
        </span>
      </span>
      {open_topic && (
        <span className={css.topic}>
          <small className={css.label}>{t('recruiting')}</small> <span lang={lang}>{open_topic}</span>
        </span>
      )}
    </Card>
  );
}

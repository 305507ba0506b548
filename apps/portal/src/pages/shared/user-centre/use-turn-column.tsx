import { type Lifecycle, stageOf } from '@zonekit/api-client/lifecycle';
import type { TableColumn } from '@zonekit/ui/table';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './own-list.css.ts';

interface Row<S extends string> {
  /** Oldest first. */
  events: readonly { at: string; to: S; waiting_for: string | null; due_at: string | null }[];
}

/** Column with the actor of each record's next step, and its due time or since when it is overdue. */
export const useTurnColumn = <S extends string>(of: Lifecycle<S>): TableColumn<Row<S>> => {
  const t = useWords('userCentre');
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  return {
    key: 'turn',
    label: t('list.turn'),
    cell: ({ events }) => {
      const stage = stageOf(events, Date.now());
      if (!stage?.waiting_for) return '—';
      const { waiting_for, due_at, overdue } = stage;
      return (
        <span data-overdue={overdue ? '' : undefined} className={css.turn}>
          {of.actors[waiting_for]?.[locale]}
          {due_at && (
            <small className={css.note}>
              {t.rich(overdue ? 'list.overdue' : 'list.due', { time: () => <Time value={due_at} /> })}
            </small>
          )}
        </span>
      );
    },
  };
};

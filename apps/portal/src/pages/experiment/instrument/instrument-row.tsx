import type { InstrumentSummary } from '@zonekit/api-client/experiment/instrument/contract';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { BookableRow } from '../bookable-row.tsx';
import { instrumentPath } from '../resource-paths.ts';

/** @param query Of its page: the week that is shown, for one. */
export function InstrumentRow({ instrument, query = '' }: { instrument: InstrumentSummary; query?: string }) {
  const t = useWords('experimentInstrument');
  const words = useWords('experiment');
  const { id, model, category, qualifications, rating, uses } = instrument;
  return (
    <BookableRow
      item={instrument}
      href={`${instrumentPath(id)}${query}`}
      line={
        <>
          <span>{model}</span>
          {rating !== null && <span>{t('rating', { rating })}</span>}
          {uses > 0 && <span>{t('uses', { uses })}</span>}
        </>
      }
      tags={
        <>
          <Tag>{t(`categories.${category}`)}</Tag>
          {qualifications
            .filter((qualification) => qualification !== 'none')
            .map((qualification) => (
              <Tag key={qualification}>{words(`qualifications.${qualification}`)}</Tag>
            ))}
        </>
      }
    />
  );
}

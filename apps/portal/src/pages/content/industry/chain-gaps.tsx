import type { ChainDetail } from '@zonekit/api-client/content/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './industry-map.css.ts';

/** What the chain lacks, and which policies attract it. */
export function ChainGaps({ chain }: { chain: ChainDetail }) {
  const t = useWords('contentIndustryMap');
  const gaps = chain.segments
    .flatMap(({ positions }) => positions)
    .flatMap(({ id, name, gap }) => (gap ? [{ id, name, text: gap.text }] : []));
  return (
    <aside className={css.gaps} aria-labelledby="gaps">
      <h2 id="gaps" className={css.heading}>
        {t('gaps')}
      </h2>
      {gaps.length === 0 ? (
        <p className={css.none}>{t('noGaps')}</p>
      ) : (
        <ul>
          {gaps.map(({ id, name, text }) => (
            <li key={id} className={css.gapItem} lang={chain.lang}>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={css.more}>
        <Link kind="more" href={`/policy/policyDeclaration?q=${encodeURIComponent(chain.name)}`}>
          {t('attract')}
        </Link>
      </p>
    </aside>
  );
}

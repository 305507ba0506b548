import type { DemandAudience } from '@zonekit/api-client/supply/demand/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import { companyPath } from './paths.ts';
import { FitCells, Reasons } from './reasons.tsx';
import * as css from './supply.css.ts';

/** Companies for a demand, the best first, each with its reasons. */
export function Audience({ audience: { full, companies } }: { audience: DemandAudience }) {
  const t = useWords('supplyHall');
  if (companies.length === 0) return <p>{t('noMatches')}</p>;
  return (
    <>
      <p className={css.muted}>{t('full', { count: full })}</p>
      <ol className={css.lines}>
        {companies.map(({ company, reasons }) => (
          <li key={company.id} className={css.match}>
            <div className={css.matchHead}>
              <h3 lang={company.lang}>
                <Link href={companyPath(company.id)}>{company.name}</Link>
              </h3>
              <FitCells reasons={reasons} />
            </div>
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ol>
    </>
  );
}

import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import type { HomeFigures } from './home-data.ts';
import { DOCUMENTS_IN_FORCE } from './list-links.ts';
import * as css from './sections.css.ts';

/** A line of links to the documents in force of each industry. */
export function Industries({ industries }: { industries: HomeFigures['industries'] }) {
  const t = useWords('home');
  return (
    <div className={css.industries}>
      <h3 className={css.industriesTitle}>{t('industries.title')}</h3>
      <ul className={css.industriesList}>
        {industries.map(({ id, name, inForce }) => (
          <li key={id}>
            <Link href={`${DOCUMENTS_IN_FORCE}&industry=${id}`} className={css.industry} data-count={inForce}>
              {name}
              <b className={css.industryCount}>{inForce}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

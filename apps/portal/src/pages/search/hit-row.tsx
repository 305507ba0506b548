import type { SearchHit } from '@zonekit/api-client/search/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { RowTitle } from '../shared/list/row-title.tsx';
import * as css from './search.css.ts';

/** A hit: its title with what was found marked, a passage, what it is and when. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const { lang, path, note, dated_on, snippet } = hit;
  return (
    <Link href={path} className={css.hit}>
      <span className={css.hitBody} lang={lang}>
        <RowTitle item={hit} className={css.hitTitle} />
        {snippet && (
          <span className={css.snippet}>
            <MarkedText pieces={snippet} />
          </span>
        )}
        {note !== null && <small className={css.note}>{note}</small>}
      </span>
      {dated_on !== null && (
        <time dateTime={dated_on} className={css.date}>
          {dated_on}
        </time>
      )}
    </Link>
  );
}

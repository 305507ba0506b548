import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import type { HomeData } from './home-data.ts';
import * as css from './sections.css.ts';

export function Industries({ industries }: Pick<HomeData, 'industries'>) {
  const t = useWords('home');
  return (
    <ul className={css.kinds}>
      {industries.map(({ id, name, count }) => (
        <li key={id}>
          <Link href={`/policy/policyDocument?industry=${id}&validity=effective`} className={css.kind}>
            <span className={css.kindName}>{name}</span>
            <span className={css.kindCount}>{count}</span>
            <span className={css.bandNote}>{t('industries.unit', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { PolicyVersion } from '@zonekit/api-client/policy/contract';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './version-list.css.ts';

/** The texts of a document, the newest first; each earlier one with its comparison. */
export function VersionList({ versions }: { versions: readonly PolicyVersion[] }) {
  const t = useWords('policyVersions');
  return (
    <ol className={css.list}>
      {versions.map(({ id, number, effective_on, ended_on }, at) => (
        <li key={id} className={css.row}>
          <span>
            <b>{number}</b> {at === 0 && <Tag>{t('present')}</Tag>}
            <small className={css.time}>
              {ended_on === null
                ? t('since', { from: effective_on })
                : t('until', { from: effective_on, to: ended_on })}
            </small>
          </span>
          {at > 0 && (
            <Link kind="text" href={`?compare=${id}`} aria-label={t('compareOf', { number })}>
              {t('compare')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

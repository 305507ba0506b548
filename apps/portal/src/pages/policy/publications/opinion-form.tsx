import { useRouterState } from '@tanstack/react-router';
import type { CanvassDetail } from '@zonekit/api-client/policy/publication/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './publications.css.ts';

const OpinionFields = lazy(async () => ({ default: (await import('./opinion-fields.tsx')).OpinionFields }));

/** Gives an opinion on a draft, and shows those that the user gave. */
export function OpinionForm({ canvass }: { canvass: CanvassDetail }) {
  const t = useWords('policyPublications');
  return (
    <section id="opinion" aria-labelledby="opinion-title" data-unprinted="">
      <h2 id="opinion-title">{t('opinion.title')}</h2>
      {canvass.status === 'open' ? (
        <Open id={canvass.id} />
      ) : (
        <p>{t('opinion.over', { date: canvass.closes_at?.slice(0, 10) ?? '' })}</p>
      )}
      {canvass.mine.length > 0 && (
        <>
          <h3>{t('opinion.mine')}</h3>
          <ul className={css.mine}>
            {canvass.mine.map(({ id, clause, text, created_at }) => (
              <li key={id} className={css.opinion}>
                {clause && <b>{clause} </b>}
                {text}
                <br />
                <Time className={css.small} value={created_at} format="datetime" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Open({ id }: { id: string }) {
  const t = useWords('policyPublications');
  const { user } = useSession();
  const href = useRouterState({ select: ({ location }) => location.href });
  if (!user)
    return (
      <p>
        {t('opinion.login')}{' '}
        <Link kind="text" href={`/login?return=${encodeURIComponent(href)}`}>
          {t('opinion.toLogin')}
        </Link>
      </p>
    );
  return (
    <div className={css.formPlace}>
      <Suspense>
        <OpinionFields key={user.user_id} id={id} user={user} />
      </Suspense>
    </div>
  );
}

import type { AccountSession } from '@zonekit/api-client/account/contract';
import { useEndOtherSessions, useEndSession, useSessions } from '@zonekit/api-client/account/hooks';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';

/** Where the user is logged in, each with its way out. */
export function Sessions() {
  const t = useWords('accountSettings');
  const read = useSessions();
  const end = useEndSession();
  const others = useEndOtherSessions();
  return (
    <Loaded read={read}>
      {(sessions) => (
        <>
          <p className={css.note}>{t('sessionsNote')}</p>
          <ul className={css.list}>
            {sessions.map((session) => (
              <li key={session.session_id} className={css.row}>
                <div>
                  <div className={css.name}>
                    <b>{deviceOf(session) ?? t('unknownDevice')}</b>
                    {session.current && <Chip tone="success">{t('thisDevice')}</Chip>}
                  </div>
                  <p>
                    {session.device && `${t('deviceCode', { code: session.device })} · `}
                    {t(`via.${session.via}`)} · {session.address} ·{' '}
                    <Time value={session.created_at} format="datetime" />
                  </p>
                </div>
                {!session.current && (
                  <Button
                    size="sm"
                    kind="quiet"
                    onClick={() => void end.send({ body: { session_id: session.session_id } })}
                  >
                    {t('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className={css.code}>
              <Button loading={others.state.status === 'sending'} onClick={() => void others.send({})}>
                {t('endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

const deviceOf = ({ browser, system }: AccountSession): string | null =>
  [browser, system].filter(Boolean).join(' · ') || null;

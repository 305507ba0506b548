import type { Message } from '@zonekit/api-client/material/message/contract';
import { useMoveMessage } from '@zonekit/api-client/material/message/hooks';
import { Button } from '@zonekit/ui/button';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './message.css.ts';

/** Ends a message that is answered, or no longer of interest. */
export function CloseMessage({ message: { id, number, allowed } }: { message: Message }) {
  const t = useWords('materialDemands');
  const { state, send } = useMoveMessage();
  if (!allowed.includes('closed')) return null;
  return (
    <span>
      <Button
        size="sm"
        kind="quiet"
        aria-label={t('closeOf', { number })}
        loading={state.status === 'sending'}
        onClick={() => void send({ params: { message_id: id }, body: { status: 'closed' } })}
      >
        {t('close')}
      </Button>
      {state.status === 'failed' && (
        <span role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('failed')}
        </span>
      )}
    </span>
  );
}

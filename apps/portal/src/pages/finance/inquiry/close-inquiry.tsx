import type { FinanceInquiry } from '@zonekit/api-client/finance/inquiry/contract';
import { useMoveFinanceInquiry } from '@zonekit/api-client/finance/inquiry/hooks';
import { Button } from '@zonekit/ui/button';
import { useWords } from '../../../platform/words/use-words.ts';

/** Ends an inquiry that is answered. */
export function CloseInquiry({ inquiry: { id, number, allowed } }: { inquiry: FinanceInquiry }) {
  const t = useWords('financeInquiry');
  const { state, send } = useMoveFinanceInquiry();
  if (!allowed.includes('closed')) return null;
  return (
    <span>
      <Button
        size="sm"
        aria-label={t('closeOf', { number })}
        loading={state.status === 'sending'}
        onClick={() => void send({ params: { inquiry_id: id }, body: { status: 'closed' } })}
      >
        {t('close')}
      </Button>
      {state.status === 'failed' && <span role="alert">{state.error.serverMessage ?? t('failed')}</span>}
    </span>
  );
}

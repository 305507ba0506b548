import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { useMoveFinanceApplication } from '@zonekit/api-client/finance/application/hooks';
import { Button } from '@zonekit/ui/button';
import { useWords } from '../../../platform/words/use-words.ts';

/** Takes an application back that is not under review. */
export function Withdraw({ application: { id, number, allowed } }: { application: FinanceApplication }) {
  const t = useWords('financeApplication');
  const { state, send } = useMoveFinanceApplication();
  if (!allowed.includes('withdrawn')) return null;
  return (
    <span>
      <Button
        size="sm"
        kind="quiet"
        aria-label={t('withdrawOf', { number })}
        loading={state.status === 'sending'}
        onClick={() => void send({ params: { application_id: id }, body: { status: 'withdrawn' } })}
      >
        {t('withdraw')}
      </Button>
      {state.status === 'failed' && <span role="alert">{state.error.serverMessage ?? t('withdrawFailed')}</span>}
    </span>
  );
}

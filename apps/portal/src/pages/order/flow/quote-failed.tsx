import type { ApiError } from '@zonekit/api-client/transport/error';
import { Button } from '@zonekit/ui/button';
import { useWords } from '../../../platform/words/use-words.ts';
import { Catalogues, Instead } from './instead.tsx';

/** Without a price there is nothing to order: it is no longer offered, or the price was not read. */
export function QuoteFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useWords('orderFlow');
  return error.code === 'not_found' ? (
    <Instead title={t('gone')} hint={t('goneHint')}>
      <Catalogues />
    </Instead>
  ) : (
    <Instead title={t('bill.notRead')} hint={error.serverMessage}>
      <Button onClick={onRetry}>{t('bill.retry')}</Button>
    </Instead>
  );
}

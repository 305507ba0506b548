import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../../platform/words/use-words.ts';
import { ElsewhereAlert } from '../../../shared/form/elsewhere-alert.tsx';
import { applicationHref } from '../apply-address.ts';

/** A colleague was faster, or one to the same target is under way. */
export type ApplicationRefusal = { status: 'elsewhere' } | { status: 'twice'; id: string };

export function ApplicationRefused({ refusal, onReload }: { refusal: ApplicationRefusal; onReload: () => void }) {
  const t = useWords('financeApplication');
  if (refusal.status === 'elsewhere') {
    return <ElsewhereAlert title={t('elsewhere')} hint={t('elsewhereHint')} show={t('showTheirs')} onShow={onReload} />;
  }
  return (
    <Alert
      role="alert"
      tone="warning"
      title={t('twice')}
      action={
        <Button asChild size="sm">
          <Link href={applicationHref(refusal.id)}>{t('toOther')}</Link>
        </Button>
      }
    >
      {t('twiceHint')}
    </Alert>
  );
}

import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../words/use-words.ts';

/** The enterprise has an application for this call: there, and not a second one here. */
export function OtherAlert({ href }: { href: string }) {
  const t = useWords('applications');
  return (
    <Alert
      role="alert"
      tone="warning"
      title={t('other.title')}
      action={
        <Button asChild size="sm">
          <Link href={href}>{t('other.open')}</Link>
        </Button>
      }
    >
      {t('other.body')}
    </Alert>
  );
}

/** A colleague has saved the same application: nothing is overwritten unless the visitor says so. */
export function ChangedAlert({ onKeepMine, onTakeTheirs }: { onKeepMine: () => void; onTakeTheirs: () => void }) {
  const t = useWords('applications');
  return (
    <Alert
      role="alert"
      tone="warning"
      title={t('changed.title')}
      action={
        <>
          <Button size="sm" onClick={onKeepMine}>
            {t('changed.mine')}
          </Button>
          <Button size="sm" kind="quiet" onClick={onTakeTheirs}>
            {t('changed.theirs')}
          </Button>
        </>
      }
    >
      {t('changed.body')}
    </Alert>
  );
}

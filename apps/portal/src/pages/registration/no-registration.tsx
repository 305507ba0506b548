import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import { REGISTRATIONS } from './registration-address.ts';

/** A page of one registration whose address names none. */
export function NoRegistration() {
  const t = useWords('registration');
  return (
    <EmptyState
      headingLevel={2}
      title={t('noRegistration')}
      action={
        <Button asChild kind="primary">
          <Link href={REGISTRATIONS}>{t('toMine')}</Link>
        </Button>
      }
    >
      {t('noRegistrationHint')}
    </EmptyState>
  );
}

import type { Registration } from '@zonekit/api-client/registration/contract';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { RegistrationStanding } from '../overview/registration-standing.tsx';
import { registrationHref } from '../registration-address.ts';
import * as css from './mine.css.ts';

/** The registration that is under way: how far it is, and the way to its steps. */
export function RunningLead({ registration }: { registration: Registration }) {
  const t = useWords('registration');
  return (
    <section className={css.lead} aria-labelledby="running">
      <div className={css.leadHead}>
        <h2 id="running">
          <Link href={registrationHref(registration.id)}>{registration.name}</Link>
        </h2>
        <Button asChild>
          <Link href={registrationHref(registration.id)}>{t('open')}</Link>
        </Button>
      </div>
      <RegistrationStanding registration={registration} />
    </section>
  );
}

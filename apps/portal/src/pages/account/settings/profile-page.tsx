import { useSession } from '@zonekit/api-client/session/hooks';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NameForm } from './name-form.tsx';
import { PersonalData } from './personal-data.tsx';
import { PhoneForm } from './phone-form.tsx';
import { Sessions } from './sessions.tsx';

/** Who the user is: name, phone, where he is logged in, and what the platform keeps about him. */
export function ProfilePage() {
  const t = useWords('accountSettings');
  const { user } = useSession();
  if (!user) return null;
  return (
    <UserCentrePage title={t('profileTitle')}>
      <NameForm key={user.user_id} user={user} />
      <section className={css.section}>
        <h2>{t('phoneTitle')}</h2>
        <PhoneForm phone={user.phone} />
      </section>
      <section className={css.section}>
        <h2>{t('sessionsTitle')}</h2>
        <Sessions />
      </section>
      <section className={css.section}>
        <h2>{t('dataTitle')}</h2>
        <PersonalData />
      </section>
    </UserCentrePage>
  );
}

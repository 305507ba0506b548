import { useRouter } from '@tanstack/react-router';
import { useEmployments, useEnterprise } from '@zonekit/api-client/account/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { Employments, JoinForm } from './employments.tsx';
import { EnterpriseFacts } from './enterprise-facts.tsx';
import { EnterpriseForm } from './enterprise-form.tsx';
import { Members } from './members.tsx';

const HERE = '/userCenter/user/informate';

export interface EnterprisePageProps {
  /** `new` registers another enterprise, `current` edits the one that the session acts for. */
  edit: 'new' | 'current' | undefined;
}

/** The enterprise that the user acts for, its staff, and the others that he may act for. */
export function EnterprisePage({ edit }: EnterprisePageProps) {
  const t = useWords('accountEnterprise');
  const router = useRouter();
  const { user } = useSession();
  const none = user?.enterprise === null;
  const enterprise = useEnterprise(!none);
  const employments = useEmployments();
  const done = () => void router.navigate({ href: HERE });
  const above = [{ label: t('title'), href: HERE }];
  if (edit === 'new') {
    return (
      <UserCentrePage title={t('register')} above={above}>
        {user && <EnterpriseForm userId={user.user_id} enterprise={null} backHref={HERE} onDone={done} />}
      </UserCentrePage>
    );
  }
  if (edit === 'current') {
    return (
      <UserCentrePage title={t('edit')} above={above}>
        <Loaded read={enterprise}>
          {(data) => user && <EnterpriseForm userId={user.user_id} enterprise={data} backHref={HERE} onDone={done} />}
        </Loaded>
      </UserCentrePage>
    );
  }
  const owns = enterprise.status === 'ready' && enterprise.data.position === 'owner';
  const registerNew = (
    <Button asChild kind={none ? 'primary' : 'secondary'}>
      <Link href="?edit=new">{t('register')}</Link>
    </Button>
  );
  const action = owns ? (
    <Button asChild kind="primary">
      <Link href="?edit=current">{t('edit')}</Link>
    </Button>
  ) : undefined;
  return (
    <UserCentrePage title={t('title')} action={action}>
      {none ? (
        <Alert tone="info" title={t('none')} action={registerNew}>
          {t('noneHint')}
        </Alert>
      ) : (
        <>
          <Loaded read={enterprise}>{(data) => <EnterpriseFacts enterprise={data} />}</Loaded>
          <section className={css.section}>
            <h2>{t('members')}</h2>
            <Members owns={owns} />
          </section>
        </>
      )}
      <section className={css.section}>
        <h2>{t('others')}</h2>
        <Loaded read={employments}>{(all) => <Employments employments={all} />}</Loaded>
        <JoinForm />
        {!none && <div className={css.code}>{registerNew}</div>}
      </section>
    </UserCentrePage>
  );
}

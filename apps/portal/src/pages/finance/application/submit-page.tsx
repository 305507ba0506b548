import type { FinanceTarget } from '@zonekit/api-client/finance/application/contract';
import { FINANCE_TARGETS } from '@zonekit/api-client/finance/application/lists';
import { useSession } from '@zonekit/api-client/react';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { lazy, type ReactNode } from 'react';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, OpenedAlone } from '../../shared/user-centre/loaded.tsx';
import * as css from './submit-page.css.ts';
import { useApplyTarget } from './use-apply-target.ts';

// What a visitor without a target or an account sees does without the form.
const ApplicationForm = lazy(async () => ({
  default: (await import('./form/application-form.tsx')).ApplicationForm,
}));

export interface SubmitPageProps {
  /** Of the product, the fund or the investor. */
  id: string | undefined;
  /** As the address says it. */
  target: string | undefined;
}

/** The application to what the address names. Source: pages.md, finance/bondSubmit. */
export function SubmitPage({ id, target }: SubmitPageProps) {
  const t = useWords('financeApplication');
  const kind = FINANCE_TARGETS.find((each) => each === target) ?? 'product';
  if (id === undefined) {
    return (
      <Before title={t('none')} hint={t('noneHint')}>
        <Link href="/finance/funds/apply">{t('find')}</Link>
      </Before>
    );
  }
  return <OfUser kind={kind} id={id} />;
}

function OfUser({ kind, id }: { kind: FinanceTarget; id: string }) {
  const t = useWords('financeApplication');
  const signOn = useSignOn();
  const { user, status } = useSession();
  const read = useApplyTarget(kind, id);
  if (status !== 'signed-in' || !user) {
    return (
      <Before title={t('login')} hint={t('loginHint')}>
        <button type="button" onClick={() => void signOn()}>
          {t('loginAction')}
        </button>
      </Before>
    );
  }
  if (!user.enterprise) {
    return (
      <Before title={t('noEnterprise')} hint={t('noEnterpriseHint')}>
        <Link href="/userCenter/user/informate">{t('toEnterprise')}</Link>
      </Before>
    );
  }
  return (
    <LoadedAlone read={read}>
      {(target) =>
        target.open ? (
          <OpenedAlone>
            <ApplicationForm
              key={`${user.user_id} ${kind} ${id}`}
              {...{ user, target, application: null }}
              trail={[
                { label: t('home'), href: '/' },
                { label: target.title, href: target.href },
              ]}
              onReload={read.reload}
            />
          </OpenedAlone>
        ) : (
          <Before title={t('closed')} hint={t('closedHint')}>
            <Link href={target.href}>{target.title}</Link>
          </Before>
        )
      }
    </LoadedAlone>
  );
}

/** What is needed before the form can be filled in. @param props.children the way to it */
function Before({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const t = useWords('financeApplication');
  const shell = useWords('shell');
  return (
    <Container className={css.page}>
      <Breadcrumb label={shell('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: t('apply') }]} />
      <h1>{t('apply')}</h1>
      <EmptyState
        headingLevel={2}
        title={title}
        action={
          <Button asChild kind="primary">
            {children}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    </Container>
  );
}

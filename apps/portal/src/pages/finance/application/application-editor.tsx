import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { useSession } from '@zonekit/api-client/react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone } from '../../shared/user-centre/loaded.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { applicationHref } from './apply-address.ts';
import { ApplicationForm } from './form/application-form.tsx';
import { useApplyTarget } from './use-apply-target.ts';

interface ApplicationEditorProps {
  application: FinanceApplication;
  /** Reads the application anew. */
  onReload: () => void;
}

/** The form that corrects a returned application. */
export function ApplicationEditor({ application, onReload }: ApplicationEditorProps) {
  const t = useWords('financeApplication');
  const { user } = useSession();
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const read = useApplyTarget(application.target.kind, application.target.id);
  return (
    <LoadedAlone read={read}>
      {(target) => user && <ApplicationForm key={user.user_id} {...{ user, application, target, trail, onReload }} />}
    </LoadedAlone>
  );
}

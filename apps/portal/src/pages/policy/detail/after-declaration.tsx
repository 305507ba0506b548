import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { Activities } from './activities.tsx';
import { Related } from './related.tsx';

export interface AfterDeclarationProps {
  call: DeclarationDetail;
}

/** What belongs to a call: activities, its policy, other calls. */
export function AfterDeclaration({ call }: AfterDeclarationProps) {
  const t = useWords('policyDetail');
  return (
    <>
      <Activities activities={call.activities} />
      {call.policy && (
        <Related
          title={t('basedOn')}
          items={[call.policy]}
          more={{ label: t('allDocuments'), href: '/policy/policyDocument' }}
        />
      )}
      <Related
        title={t('relatedCalls')}
        items={call.related.slice(0, 3)}
        more={{ label: t('allCalls'), href: '/policy/policyDeclaration' }}
      />
    </>
  );
}

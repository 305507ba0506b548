import { useRouter } from '@tanstack/react-router';
import { recommend } from '@zonekit/api-client/policy/client';
import type { EnterpriseInfo, MatchTally } from '@zonekit/api-client/policy/contract';
import { useEnterpriseInfo, useIndustries, useProfile, useSaveProfile } from '@zonekit/api-client/policy/hooks';
import { useApi, useSession } from '@zonekit/api-client/react';
import { Questionnaire, type QuestionnaireProps } from '@zonekit/portal-kit/questionnaire';
import { useMemo, useState } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ShellDialogProps } from '../../../shell/dialogs/shell-dialogs.tsx';
import { useLoginAgain } from '../../../shell/dialogs/use-login-again.ts';
import { usePickerRegions } from '../../shared/region/use-picker-regions.ts';
import { policyWords } from '../words.ts';
import { QuestionnaireResult } from './questionnaire-result.tsx';
import { useMatchPreview } from './use-match-preview.ts';

/** The policy questionnaire with the service's profile, industries and regions. */
export function PolicyQuestionnaire(props: ShellDialogProps) {
  return (
    <PageData>
      <Content {...props} />
    </PageData>
  );
}

function Content({ onClose, resumed }: ShellDialogProps) {
  useLoginAgain(resumed);
  const router = useRouter();
  const { user } = useSession();
  const signOn = useSignOn();
  const profile = useProfile();
  const industries = useIndustries();
  const regions = usePickerRegions();
  const { transport } = useApi();
  const { send } = useSaveProfile();
  const [tally, setTally] = useState<MatchTally | null>(null);
  const preview = useMatchPreview();
  const t = useWords('shell');
  const isLoaded = useLoadedWords(kitWords.questionnaire, kitFormWords.regionPicker, policyWords.policyRecommend);
  // Asked for once there is an enterprise, shown once the saved answers are known: they come first.
  const enterprise = useEnterpriseInfo(Boolean(user?.enterprise));
  const known = profile.status === 'ready' && enterprise.status === 'ready' ? enterprise.data : null;
  if (!isLoaded) return null;

  return (
    <PrefilledQuestionnaire
      known={known?.answers ?? null}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      userId={user?.user_id ?? null}
      profile={profile.status === 'ready' ? profile.data : null}
      tags={tagsOf(industries)}
      {...regions}
      preview={preview}
      onSave={async (body) => {
        const outcome = await send({ body: body as Parameters<typeof send>[0]['body'] });
        // An aborted save is no success either: the draft stays.
        if (outcome.status !== 'done') {
          throw new Error((outcome.status === 'failed' && outcome.error.serverMessage) || t('saveFailed'));
        }
        const recommendation = await recommend(transport).catch(() => null);
        setTally(recommendation?.tally ?? null);
      }}
      onLoginNeeded={() => void signOn(router.state.location.href)}
      onSubmitted={() => undefined}
      result={<QuestionnaireResult tally={tally} />}
    />
  );
}

/** Its words are loaded only beside those of the questionnaire. */
function PrefilledQuestionnaire({ known, ...props }: QuestionnaireProps & { known: EnterpriseInfo['answers'] | null }) {
  const t = useWords('policyRecommend');
  const prefill = useMemo(() => known && { answers: known, source: t('enterpriseSource') }, [known, t]);
  return <Questionnaire {...props} prefill={prefill} />;
}

const tagsOf = (read: ReturnType<typeof useIndustries>) => {
  if (read.status === 'ready') return read.data;
  return read.status === 'failed' ? 'failed' : 'loading';
};

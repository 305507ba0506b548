import type { Profile, ProfileInput } from '@zonekit/api-client/policy/contract';
import { useSaveProfile, useWhatIf } from '@zonekit/api-client/policy/hooks';
import { useMemo, useState } from 'react';
import { inputOf } from '../profile-answer.ts';
import { type Answer, changedAnswers, withDraft } from './draft.ts';

/** Answers that are tried without being saved, and what they would give. */
export const useDraft = (profile: Profile) => {
  const saved = useMemo(() => inputOf(profile), [profile]);
  const [own, setOwn] = useState<{ of: string; draft: ProfileInput } | null>(null);
  const whatIf = useWhatIf();
  const saving = useSaveProfile();
  // A profile that was saved meanwhile is newer than what was tried on the one before.
  const draft = own?.of === profile.updated_at ? own.draft : saved;
  const changed = changedAnswers(saved, draft);

  const change = <A extends Answer>(answer: A, value: ProfileInput[A]) => {
    const next = withDraft(saved, draft, answer, value);
    setOwn({ of: profile.updated_at, draft: next });
    saving.reset();
    if (changedAnswers(saved, next).length > 0) void whatIf.send({ body: { profile: next } });
    else whatIf.reset();
  };
  const reset = () => {
    setOwn(null);
    whatIf.reset();
  };
  const save = async () => {
    const outcome = await saving.send({ body: draft });
    if (outcome.status === 'done') reset();
  };
  return {
    saved,
    draft,
    changed,
    change,
    reset,
    save,
    saving: saving.state,
    outcome: changed.length > 0 ? whatIf.state : ({ status: 'idle' } as const),
  };
};

export type Draft = ReturnType<typeof useDraft>;

import { useNavigate } from '@tanstack/react-router';
import type { Profile, ProfileInput } from '@zonekit/api-client/policy/contract';
import { useIndustries, useSaveProfile, useWhatIf } from '@zonekit/api-client/policy/hooks';
import { startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { inputOf } from '../profile-answer.ts';
import { type Answer, changedAnswers, withDraft } from './draft.ts';
import type { WhatIfParams } from './what-if-params.ts';
import { readTries, whatIfParams, withTries } from './what-if-search.ts';

/**
 * Answers that are tried without being saved, and what they would give. The address owns them: it can be reloaded, come
 * back to and handed on. It follows a control by a moment, in which the control already shows the new answer.
 */
export const useDraft = (profile: Profile, params: WhatIfParams) => {
  const navigate = useNavigate();
  const saved = useMemo(() => inputOf(profile), [profile]);
  const { send, reset: forget, state: outcome } = useWhatIf();
  const saving = useSaveProfile();
  const industriesRead = useIndustries();
  const industries = industriesRead.status === 'ready' ? industriesRead.data : null;
  // By its text: the router makes the parameters anew with each navigation, dialogs and all.
  const [text, setText] = useOptimistic(JSON.stringify(params));
  const draft = useMemo(() => {
    const ids = industries?.map(({ id }) => id) ?? null;
    return withTries(saved, readTries(JSON.parse(text) as WhatIfParams, ids));
  }, [saved, text, industries]);
  const changed = changedAnswers(saved, draft);
  const untouched = changed.length === 0;

  // What the address names may be no industry, which the service refuses.
  const waits = industriesRead.status === 'loading';
  useEffect(() => {
    if (waits) return;
    if (untouched) forget();
    else void send({ body: { profile: draft } });
  }, [waits, untouched, draft, send, forget]);

  const go = (next: WhatIfParams) =>
    startTransition(async () => {
      setText(JSON.stringify(next));
      await navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...next }),
        // One step of the history for the page, and not one for each answer.
        replace: true,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]);
    });
  const change = <A extends Answer>(answer: A, value: ProfileInput[A]) => {
    saving.reset();
    go(whatIfParams(saved, withDraft(saved, draft, answer, value)));
  };
  const reset = () => go(whatIfParams(saved, saved));
  const save = async () => {
    const { status } = await saving.send({ body: draft });
    if (status === 'done') reset();
  };
  return {
    saved,
    draft,
    changed,
    change,
    reset,
    save,
    saving: saving.state,
    outcome: untouched ? ({ status: 'idle' } as const) : outcome,
  };
};

export type Draft = ReturnType<typeof useDraft>;

import type { Profile } from '@zonekit/api-client/policy/contract';
import { useSaveProfile } from '@zonekit/api-client/policy/hooks';
import { withAnswer } from './profile-answer.ts';

/** Saves an answer to what a criterion asks, into the profile; everything that depends on it is fetched again. */
export const useAnswer = (profile: Profile | null) => {
  const { state, send } = useSaveProfile();
  return {
    busy: state.status === 'sending',
    failed: state.status === 'failed',
    answer: (field: string, value: boolean | number) => {
      if (profile) void send({ body: withAnswer(profile, field, value) });
    },
  };
};

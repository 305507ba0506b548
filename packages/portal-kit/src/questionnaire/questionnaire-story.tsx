import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loadFixtureRegions } from '../region-picker/region-fixtures.ts';
import { draftKey } from './core/draft.ts';
import { POLICY_PROFILE } from './core/steps.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { INDUSTRIES, makeProfile, NOW, previewFixture } from './questionnaire-fixtures.ts';
import { HARBOUR } from './zone-fixture.ts';

/** A page with a button that opens the questionnaire, as the floating panel does. */
export function Opened<Profile extends { updated_at?: string | undefined }>({
  open: opensAtOnce,
  onOpenChange,
  ...props
}: QuestionnaireProps<Profile>) {
  const [open, setOpen] = useState(opensAtOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开问卷</Button>
      <Questionnaire
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

export const USER = 'u-demo';

export const forgetDrafts = () => {
  for (const user of [USER, null])
    for (const definition of [POLICY_PROFILE, HARBOUR]) window.localStorage.removeItem(draftKey(user, definition));
};

/** What every story of the questionnaire begins with: open, a saved profile, a service that answers at once. */
export const storyArgs = (): QuestionnaireProps => ({
  open: true,
  onOpenChange: fn(),
  userId: USER,
  profile: makeProfile(),
  tags: INDUSTRIES,
  loadRegions: loadFixtureRegions,
  preview: previewFixture,
  onSave: fn(async () => {}),
  onLoginNeeded: fn(),
  onSubmitted: fn(),
  onStep: fn(),
  now: () => NOW,
});

/** The dialog fades in, so what is there need not be seen yet. */
export const see = async (words: string) =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible(), { timeout: 2000 });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ITEMS, NOW } from '../notification-centre/notification-centre.fixtures.ts';
import { NotificationCentre } from '../notification-centre/notification-centre.tsx';

/** Notifications for the header of a user who is signed in. */
export const USER_BELL = (
  <NotificationCentre
    list={{ status: 'ready', items: ITEMS }}
    now={NOW}
    allHref="#all"
    onRead={async () => undefined}
  />
);

/** The panel takes the focus and gives it back. */
export const openAndCloseBell = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const bell = within(canvasElement).getByRole('button', { name: /^(通知|Notifications)/ });
  await userEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: /^(通知|Notifications)$/ });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bell).toHaveFocus());
};

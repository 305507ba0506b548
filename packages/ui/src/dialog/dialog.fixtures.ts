import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const clickBeside = () => userEvent.click(document.elementFromPoint(2, 2) ?? document.body);

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A dialog with its name: it opens by a click and keeps the focus; Escape returns the focus. */
export const playFocusTrapped = async (
  canvasElement: HTMLElement,
  opener: string,
  name: string,
  description: string,
) => {
  const trigger = within(canvasElement).getByRole('button', { name: opener });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toHaveAccessibleDescription(description);
  await waitFor(() => expect(dialog).toHaveFocus());
  for (let presses = 0; presses < 8; presses++) {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  // The first Escape is for the name of the button that has focus, where it shows.
  if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(trigger).toHaveFocus());
};

export const playClosesBeside = async () => {
  await screen.findByRole('dialog');
  await clickBeside();
  await isGone();
};

/** A click beside it does nothing; the button does. */
export const playStaysBeside = async (button: string) => {
  const dialog = await screen.findByRole('dialog');
  await clickBeside();
  await expect(dialog).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await isGone();
};

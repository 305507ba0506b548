import type { RefObject } from 'react';

/**
 * Put behind a player that is the last stop of a dialog. The dialog's focus scope takes the player for one stop and leads
 * round from it, past the controls that the browser draws inside; now this is the last one, and leads on instead.
 */
export function AfterMedia({ media }: { media: RefObject<HTMLMediaElement | null> }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody is meant to act on it
    <span
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus never rests here
      tabIndex={0}
      onFocus={({ currentTarget, relatedTarget }) => {
        const dialog = currentTarget.closest('[role="dialog"]');
        const first = dialog?.querySelector('button');
        const isBack = relatedTarget === first || relatedTarget === dialog;
        (isBack ? media.current : first)?.focus();
      }}
    />
  );
}

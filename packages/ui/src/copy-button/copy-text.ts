/**
 * Puts a text on the clipboard; false where the browser refuses. Pages without HTTPS have no clipboard of their own,
 * as those of an office network: there the old way through a selected field still works.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused (permission, focus elsewhere): the old way may still be allowed.
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // In sight of the window, or the page scrolls to it; unseen all the same.
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  // Beside what has focus: within a dialog, focus may not leave it.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

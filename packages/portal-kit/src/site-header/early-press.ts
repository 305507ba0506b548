/**
 * The last button that was pressed before the page's script ran. A page that is rendered on a server notes it in its HTML,
 * so that the press is not lost:
 *
 *     addEventListener('click', ({ target }) => { window.zkEarlyPress = target.closest('button'); });
 */
declare global {
  interface Window {
    zkEarlyPress?: Element | null;
  }
}

/** The button within `root` that was pressed before hydration; returned once. */
export const takeEarlyPress = (root: HTMLElement): Element | null => {
  const { zkEarlyPress: pressed } = window;
  if (!pressed || !root.contains(pressed)) return null;
  window.zkEarlyPress = null;
  return pressed;
};

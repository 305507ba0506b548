declare global {
  interface Window {
    /** Whether the palette's keys were pressed. Noted by server/template.ts until the palette's own listener takes over. */
    zkPalette?: 'awaited' | 'pressed' | undefined;
  }
}

/** Whether the palette's keys were pressed before anything of its code was there; from now on they are not noted. */
export const takeEarlyHotkey = (): boolean => {
  const isPressed = window.zkPalette === 'pressed';
  window.zkPalette = undefined;
  return isPressed;
};

const KEY = 'zonekit.loggedOut';

/** For the next page of this tab, over the way to the single sign-on's logout and back. Without storage there is no message. */
export const rememberLogout = (): void => {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Only the message is lost.
  }
};

/** Whether a logout by hand has led here; true once. */
export const takeLogout = (): boolean => {
  try {
    const isLogout = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isLogout;
  } catch {
    return false;
  }
};

import bowser from 'bowser';

/** What a browser says of itself, for its user to know it by: `Chrome 126`, `Windows`. Null where it says nothing known. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ');
  return { browser: browser.name ? name : null, system: os.name || null };
};

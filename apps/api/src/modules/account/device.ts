import bowser from 'bowser';

/** The browser and system of a user agent: `Chrome 126`, `Windows`. Null where not recognised. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ');
  return { browser: browser.name ? name : null, system: os.name || null };
};

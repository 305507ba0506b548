const messages = {
  recent: 'Recently opened',
  actions: 'Actions',
  pages: 'Pages',
  centre: 'User centre',
  match: 'Match policies',
  booking: 'Book the roadshow hall',
  language: 'Language',
  themes: {
    system: 'Use the system theme',
    light: 'Use the light theme',
    dark: 'Use the dark theme',
    contrast: 'Use high contrast',
  },
  comfort: { on: 'Turn on comfort mode', off: 'Turn off comfort mode' },
  login: 'Log in',
  logout: 'Log out',
} as const;
export default messages;

const messages = {
  tools: 'Tools',
  nav: 'Main',
  unknown: 'Checking whether you are signed in',
  login: 'Log in',
  register: 'Register',
  logout: 'Log out',
  centre: 'User centre',
  centreOf: '{name}, go to the user centre',
  comfort: 'Comfort mode',
  theme: 'Display',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  search: 'Search',
  openMenu: 'Open navigation',
  closeMenu: 'Close navigation',
  hotline: 'Hotline',
  overview: '{title}: overview',
} as const;
export default messages;

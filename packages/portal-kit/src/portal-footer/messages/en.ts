const messages = {
  hotline: 'Hotline (working days 9:00–17:30)',
  host: 'Run by {host}',
  siteCode: 'Site code {code}',
  demo: 'Demo mode: policies, enterprises, people and numbers on this site are invented. Do not enter real data.',
} as const;
export default messages;

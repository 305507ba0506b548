const messages = {
  home: 'Home',
  files: {
    open: 'Save or subscribe',
    csv: 'Download as a table (CSV)',
    atom: 'Copy the address of the news feed (Atom)',
    calendar: 'Subscribe to the deadlines in a calendar',
    calendarAddress: 'Copy the address of the calendar (iCalendar)',
    calendarFile: 'Download as a calendar (iCalendar)',
    privateFeed: 'Subscribe under a private address',
    copied: 'Address copied',
    copyFailed: 'The browser does not allow copying; the address is {address}',
    fetching: 'Downloading',
    saved: 'Downloaded',
    cut: 'The first {limit, number} were downloaded; narrow the list for the others',
    failed: 'The download failed. Check the network and try again',
  },
} as const;
export default messages;

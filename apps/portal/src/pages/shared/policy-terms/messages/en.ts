const messages = {
  level: { national: 'National', provincial: 'Provincial', municipal: 'Municipal', district: 'Zone' },
  validity: { effective: 'In force', expiring: 'Expires soon', expired: 'Expired' },
  left: '{days, plural, =0 {closes <b>today</b>} one {<b>#</b> day left} other {<b>#</b> days left}}',
  closes: 'Closes {date}',
  closed: 'Closed {date}',
  met: '{met, number} of {all, number} met',
} as const;
export default messages;

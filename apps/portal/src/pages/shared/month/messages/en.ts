const messages = {
  previous: 'Previous month',
  next: 'Next month',
  weekdays: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
} as const;
export default messages;

const messages = {
  label: 'Progress',
  used: '{used, plural, =0 {Within the day} one {# working day} other {# working days}}',
  usedOf: '{used, number} of {limit, plural, one {# working day} other {# working days}}',
  late: 'late',
  due: 'by <time></time>',
  left: '{left, plural, =0 {Due today} one {# working day left} other {# working days left}}',
  overdue: 'Past its deadline',
  after: '{workdays, plural, one {# working day} other {# working days}} after the step before',
  done: 'Done',
  current: 'Under way',
  planned: 'To come',
} as const;
export default messages;

const messages = {
  choose: 'Choose a file, or drop it here',
  drop: 'Let go to add it',
  list: 'Files',
  notes: {
    material: 'PDF, Word, Excel, ZIP up to 50 MB; pictures up to 10 MB',
    logo: 'A picture, up to 10 MB',
    licence: 'PDF up to 50 MB, or a picture up to 10 MB',
  },
  refused:
    '“{name}” was not added: {reason, select, type {its type is not taken} size {it is larger than {limit}} empty {it is empty} duplicate {it is there already} other {there are too many}}',
  waiting: 'Waiting',
  sending: '{percent}% sent',
  paused: 'Paused',
  failed: 'Not sent. What has arrived is kept; please try again',
  done: 'Uploaded',
  pause: 'Pause {name}',
  resume: 'Continue {name}',
  retry: 'Try {name} again',
  remove: 'Remove {name}',
  said: '{name} {what, select, done {uploaded} failed {was not sent} other {removed}}',
  notYet: 'The file is not fully uploaded: wait, continue or remove it',
  unfinished: 'Files that were not fully uploaded last time',
  unfinishedHint: 'Choose the same file below and it goes on from where it broke off.',
  unfinishedAt: '{name} ({percent}% sent)',
  giveUp: 'Give up',
  giveUpOf: 'Give up {name}',
} as const;
export default messages;

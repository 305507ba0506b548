const messages = {
  title: 'Delivery addresses',
  description: 'Addresses for orders of the mall: add, edit, make one the default, delete.',
  add: 'Add an address',
  edit: 'Edit the address',
  change: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this address?',
  removeConfirm: 'Delete address',
  default: 'Default',
  makeDefault: 'Make it the default',
  empty: 'No delivery address yet',
  emptyHint: 'Once added, it is chosen when you order. Up to 20 are kept.',
  limit: '{count, plural, one {# address} other {# addresses}} of {limit}',
  gone: 'There is no such address',
  toList: 'See all addresses',
} as const;
export default messages;

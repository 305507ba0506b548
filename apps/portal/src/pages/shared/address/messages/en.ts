const messages = {
  default: 'Default',
  makeDefault: 'Make it the default',
  contact: 'Recipient',
  contactMissing: 'please fill in the recipient',
  phone: 'Mobile number',
  phoneRule: 'please enter a correct mobile number',
  area: 'Area',
  areaMissing: 'please choose the region',
  detail: 'Address',
  detailHint: 'Street, number, floor and room',
  detailMissing: 'please fill in the address',
  postcode: 'Postcode',
  postcodeRule: 'A postcode has 6 digits',
  save: 'Save address',
} as const;
export default messages;

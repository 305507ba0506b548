const messages = {
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Not copied; please copy it from the address bar',
  code: 'QR code',
  codeLabel: 'QR code of this page’s address, to be scanned with a phone',
  codeHint: 'Scan with a phone to open this page',
  print: 'Print',
} as const;
export default messages;

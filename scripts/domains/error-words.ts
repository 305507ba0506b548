import type { ErrorCode } from '../../packages/api-client/src/contract/contract.ts';

/** Status of each error code, and when the service answers with it. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, { status: number; when: string }>> = {
  bad_request: { status: 400, when: 'The request is malformed, or its cursor belongs to another list.' },
  signature_invalid: {
    status: 400,
    when: 'The signature is missing, or was made with another secret or over other input.',
  },
  signature_expired: {
    status: 400,
    when: "The time of the request is too far from the service's; the client corrects its clock and tries once more.",
  },
  nonce_replayed: { status: 400, when: 'A request with this nonce was handled already.' },
  unauthenticated: { status: 401, when: 'The call needs a login, or the token has expired or was revoked.' },
  forbidden: { status: 403, when: 'The user may not do this, or may not do it in this state of the record.' },
  booking_closed: { status: 403, when: 'Bookings of roadshows are not open.' },
  not_found: { status: 404, when: 'There is no such record, or the user may not know of it.' },
  method_not_allowed: { status: 405, when: 'The address takes other methods; the header `allow` lists them.' },
  conflict: {
    status: 409,
    when: 'Somebody else was first: the record changed, the place is taken, or there is one already.',
  },
  permission_required: { status: 412, when: 'The file needs a permission; `data.permission_status` has its state.' },
  payload_too_large: { status: 413, when: 'The file or the body exceeds what the service takes.' },
  unsupported_media_type: { status: 415, when: 'The content type of the body or the file is not accepted.' },
  range_not_satisfiable: { status: 416, when: 'The requested range lies outside of the file.' },
  watermark_refused: {
    status: 422,
    when: 'The file could not be given its watermark and is not handed out without one.',
  },
  validation_failed: { status: 422, when: 'The input breaks the contract or a rule of the form.' },
  idempotency_mismatch: { status: 422, when: 'The idempotency key was used with other content before.' },
  transition_refused: { status: 422, when: 'The record cannot move there from its state, or not yet.' },
  captcha_invalid: {
    status: 422,
    when: 'The captcha, the code of a text message or the invitation is wrong, used or expired.',
  },
  credentials_invalid: { status: 422, when: 'The account or the password is wrong.' },
  account_locked: {
    status: 422,
    when: 'Too many wrong passwords or codes; the header `retry-after` says for how long.',
  },
  rate_limited: { status: 429, when: 'Too many requests; the header `retry-after` says how long to wait.' },
  internal: { status: 500, when: 'The service failed.' },
  unavailable: { status: 503, when: 'The service, its database or a service behind it does not answer at the moment.' },
};

import type { ErrorCode, Locale } from './contract.ts';

/** User-facing message of each code. */
const zh: Record<ErrorCode, string> = {
  bad_request: '请求格式有误',
  signature_invalid: '请求签名不正确',
  signature_expired: '请求时间与服务器时间相差过大,请校准设备时间后重试',
  nonce_replayed: '请求已处理,请勿重复提交',
  unauthenticated: '尚未登录或登录已过期，请重新登录',
  forbidden: '您没有执行此操作的权限',
  not_found: '您访问的内容不存在或已下线',
  method_not_allowed: '此地址不支持该操作',
  conflict: '内容已被他人更新,请核对后重试',
  permission_required: '您暂无该文件的权限',
  booking_closed: '路演预约尚未开放',
  payload_too_large: '提交的内容过大',
  unsupported_media_type: '不支持此内容格式',
  range_not_satisfiable: '请求的文件范围无效',
  watermark_refused: '该文件无法加盖水印，暂不能提供，请联系管理部门',
  validation_failed: '提交的内容有误,请检查后重试',
  idempotency_mismatch: '同一请求编号对应了不同的内容',
  transition_refused: '当前状态下不能执行此操作',
  captcha_invalid: '验证码错误或已失效,请重新输入',
  credentials_invalid: '账号或密码错误',
  account_locked: '密码错误次数过多,请改用短信验证码登录或重置密码,或稍后再试',
  rate_limited: '操作过于频繁,请稍后再试',
  internal: '系统内部错误,请联系维护人员',
  unavailable: '服务暂时不可用,请稍后再试',
};

const en: Record<ErrorCode, string> = {
  bad_request: 'The request is malformed',
  signature_invalid: 'The signature of the request is wrong',
  signature_expired: "The request's time is too far from the server's. Correct the clock of this device and try again",
  nonce_replayed: 'This request has already been handled',
  unauthenticated: 'You are not logged in, or the login has expired. Please log in again',
  forbidden: 'You are not permitted to do this',
  not_found: 'What you are looking for does not exist or was taken down',
  method_not_allowed: 'This address does not support that operation',
  conflict: 'Somebody else has changed this. Please check and try again',
  permission_required: 'You do not yet have permission for this file',
  booking_closed: 'Roadshow bookings are not yet open',
  payload_too_large: 'What was sent is too large',
  unsupported_media_type: 'This content type is not supported',
  range_not_satisfiable: 'The requested range of the file is not valid',
  watermark_refused: 'This file cannot be given its watermark, so it is not handed out. Please ask the office for it',
  validation_failed: 'Something in the form is not right. Please check and try again',
  idempotency_mismatch: 'The same request key came with different content',
  transition_refused: 'This cannot be done in the current state',
  captcha_invalid: 'The verification code is wrong or has expired. Please enter a new one',
  credentials_invalid: 'The account or the password is wrong',
  account_locked:
    'Too many wrong passwords. Log in or reset the password by a code sent to your phone, or try again later',
  rate_limited: 'Too many requests. Please try again later',
  internal: 'Internal error. Please contact the maintainers',
  unavailable: 'The service is unavailable at the moment. Please try again later',
};

const catalogues: Record<Locale, Record<ErrorCode, string>> = { 'zh-CN': zh, en };

export const messageOf = (code: ErrorCode, locale: Locale): string => catalogues[locale][code];

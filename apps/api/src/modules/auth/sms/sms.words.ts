import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { Labels } from '../../../frame/module.ts';

export const SMS_PURPOSES: Labels<SmsPurpose> = {
  login: { 'zh-CN': '登录', en: 'logging in' },
  register: { 'zh-CN': '注册', en: 'opening an account' },
  reset_password: { 'zh-CN': '重置密码', en: 'resetting your password' },
  change_phone: { 'zh-CN': '更换手机号', en: 'changing your mobile number' },
  delete_account: { 'zh-CN': '注销账号', en: 'deleting your account' },
};

/** The message for a provider without templates. */
export const smsText = (locale: Locale, purpose: SmsPurpose, code: string, minutes: number): string => {
  const what = SMS_PURPOSES[purpose][locale];
  return locale === 'en'
    ? `${code} is your code for ${what}. It is valid for ${minutes} minutes. Tell nobody.`
    : `验证码${code}，用于${what}，${minutes}分钟内有效。请勿告诉他人。`;
};

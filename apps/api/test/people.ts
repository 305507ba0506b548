import { authEndpoints, type SmsPurpose } from '@zonekit/api-client/auth/contract';
import { AGREEMENTS } from '../src/modules/auth/auth.agreements.ts';
import type { TestApi } from './harness.ts';

/** What people do at forms of the service in tests: copy captchas, read text messages, register. */
export const peopleOf = (api: TestApi) => {
  const captcha = async () => {
    const answer = await api.inject(authEndpoints.imageCaptcha);
    return { captcha_id: answer.body.data.captcha_id, captcha_code: String(answer.headers['x-demo-code']) };
  };
  const askCode = async (phone: string, purpose: SmsPurpose) =>
    api.inject(authEndpoints.sendSmsCaptcha, { body: { phone, purpose, ...(await captcha()) } });
  /** The code of a text message. */
  const codeFor = async (phone: string, purpose: SmsPurpose) =>
    String((await askCode(phone, purpose)).headers['x-demo-code']);
  const register = async (over: Record<string, unknown> = {}) => {
    const phone = String(over.phone ?? '13100000001');
    const sms_code = over.sms_code ?? (await codeFor(phone, 'register'));
    const body = {
      account: 'lin.yue',
      password: 'harbour 2026',
      name: '林越',
      phone,
      sms_code,
      ...AGREEMENTS,
      ...over,
    };
    return api.inject(authEndpoints.register, { body });
  };
  const logIn = async (account: string, password: string, headers: Record<string, string> = {}) =>
    api.inject(authEndpoints.loginByAccount, { body: { account, password, ...(await captcha()) }, headers });
  return { captcha, askCode, codeFor, register, logIn };
};

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

import { DEMO_PASSWORD } from '../src/modules/auth/demo-password.ts';
import { type Child, callChild } from './child.ts';

/** Signs a demo account in through the form's calls, the captcha at one instance and the password at another. @returns its token */
export const logInAt = async (
  account: string,
  captchaInstance: Child,
  loginInstance: Child = captchaInstance,
): Promise<string> => {
  const picture = await callChild(captchaInstance, 'GET', '/users/files/image_captcha');
  const { data } = (await picture.json()) as { data: { captcha_id: string } };
  const captcha = { captcha_id: data.captcha_id, captcha_code: String(picture.headers.get('x-demo-code')) };
  const body = { account, password: DEMO_PASSWORD, ...captcha };
  const answer = await callChild(loginInstance, 'POST', '/users/users/login-by-account', { body });
  const { data: session, message } = (await answer.json()) as { data?: { token: string }; message?: string };
  if (!session) throw new Error(`The login of ${account} was answered ${answer.status}: ${message}`);
  return session.token;
};

import type { Locale } from '@zonekit/api-client/contract';

const zh = {
  scyq: '统一身份认证',
  yksso: '电子营业执照登录',
  sandbox: '演示沙箱',
  note: '此页代替正式的统一身份认证，仅在演示模式下存在。请勿输入真实账号和密码。',
  home: '返回首页',
  account: '账号',
  password: '密码',
  submit: '登录',
  accounts: '演示账号',
  passwordHint: '所有演示账号的密码均为',
  demo: '企业用户，已填写政策匹配问卷',
  staff: '企业员工，隶属两家企业',
  new: '新用户，尚未绑定企业',
  operator: '平台运营人员',
  credentials_invalid: '账号或密码错误',
  account_locked: '密码错误次数过多，账号已暂时锁定，请 15 分钟后再试',
  forbidden: '返回地址不在允许的范围内',
  malformed: '返回地址不是有效的网址',
  signedOut: '您已退出统一身份认证',
  back: '返回',
} as const;

export type SandboxWords = Record<keyof typeof zh, string>;

const en: SandboxWords = {
  scyq: 'Single sign-on',
  yksso: 'Electronic business licence',
  sandbox: 'Sandbox',
  note: 'This page takes the place of the real sign-on and exists in demo mode only. Do not enter a real account or password.',
  home: 'Home',
  account: 'Account',
  password: 'Password',
  submit: 'Log in',
  accounts: 'Demo accounts',
  passwordHint: 'The password of every demo account is',
  demo: 'enterprise user with a saved profile',
  staff: 'staff of two enterprises',
  new: 'new user without an enterprise',
  operator: 'operator of the platform',
  credentials_invalid: 'The account or the password is wrong',
  account_locked: 'Too many wrong passwords. The account is locked; try again in 15 minutes',
  forbidden: 'The address to return to is not allowed',
  malformed: 'The address to return to is not a valid web address',
  signedOut: 'You have left the single sign-on',
  back: 'Go back',
};

export const sandboxWords: Record<Locale, SandboxWords> = { 'zh-CN': zh, en };

import type { LoginVia, Position, Right } from '@zonekit/api-client/account/contract';
import type { Role, SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Labels } from '../../frame/module.ts';
import { SMS_PURPOSES } from '../auth/sms/sms.words.ts';

const roles: Labels<Role> = {
  guest: { 'zh-CN': '个人用户', en: 'Guest' },
  enterprise_user: { 'zh-CN': '企业用户', en: 'Enterprise user' },
  staff: { 'zh-CN': '企业员工', en: 'Enterprise staff' },
  operator: { 'zh-CN': '平台运营', en: 'Operator' },
};
const positions: Labels<Position> = {
  owner: { 'zh-CN': '管理员', en: 'Owner' },
  staff: { 'zh-CN': '员工', en: 'Staff' },
};
const vias: Labels<LoginVia> = {
  account: { 'zh-CN': '账号密码', en: 'Account and password' },
  mobile: { 'zh-CN': '短信验证码', en: 'Code by text message' },
  register: { 'zh-CN': '注册', en: 'Registration' },
  scyq: { 'zh-CN': '统一身份认证', en: 'Single sign-on' },
  yksso: { 'zh-CN': '电子营业执照', en: 'Electronic business licence' },
};
const providers: Labels<SsoProvider> = { scyq: vias.scyq, yksso: vias.yksso };
const rights: Labels<Right> = {
  'account.edit': { 'zh-CN': '维护个人资料', en: 'Edit the own account' },
  'policy.match': { 'zh-CN': '政策匹配', en: 'Match policies' },
  'roadshow.book': { 'zh-CN': '预约路演中心', en: 'Book the roadshow centre' },
  'enterprise.add': { 'zh-CN': '登记企业', en: 'Register an enterprise' },
  'enterprise.view': { 'zh-CN': '查看企业信息', en: 'See the enterprise' },
  'enterprise.edit': { 'zh-CN': '维护企业信息', en: 'Edit the enterprise' },
  'enterprise.staff': { 'zh-CN': '管理企业员工', en: 'Manage the staff' },
  'roadshow.decide': { 'zh-CN': '审核路演预约', en: 'Decide about bookings' },
  'file.decide': { 'zh-CN': '审批文件权限', en: 'Decide about file permissions' },
};
const documents: Labels<'terms' | 'privacy'> = {
  terms: { 'zh-CN': '用户服务协议', en: 'Terms of service' },
  privacy: { 'zh-CN': '隐私政策', en: 'Privacy policy' },
};

/** Labels of the enumerations of `auth` and `account`. */
export const accountDictionaries = {
  role: roles,
  position: positions,
  login_via: vias,
  sso_provider: providers,
  right: rights,
  agreement: documents,
  sms_purpose: SMS_PURPOSES,
} satisfies Record<string, Labels>;

import type { Words } from '../../packages/api-client/src/lifecycle/lifecycle.ts';

/** The subjects of each domain, by its name in the service, the client and the portal. A test compares the names with the modules. */
export const DOMAIN_WORDS: Readonly<Record<string, Words>> = {
  auth: {
    'zh-CN': '登录、注册、验证码、会话、单点登录',
    en: 'Login, registration of users, captchas, codes, sessions, single sign-on',
  },
  account: { 'zh-CN': '个人资料、企业、员工、收货地址', en: 'Profile of the user, enterprises, staff, addresses' },
  base: { 'zh-CN': '数据字典', en: 'Dictionaries of all enumerations' },
  search: { 'zh-CN': '全站检索', en: 'Search over all public lists' },
  region: { 'zh-CN': '行政区划', en: 'Regions of China' },
  file: { 'zh-CN': '上传、下载、文件权限、水印', en: 'Uploads, downloads, permissions of files, watermarks' },
  policy: {
    'zh-CN': '政策、申报通知、匹配、申报、汇编、图解、公示',
    en: 'Policies, calls for applications, matching, applications, collections, illustrations, publications',
  },
  qrcode: { 'zh-CN': '二维码', en: 'QR codes' },
  feed: { 'zh-CN': '个人日历与订阅', en: 'Private calendars and news feeds' },
  overview: { 'zh-CN': '用户中心总览', en: 'Overview of the user centre' },
  faq: { 'zh-CN': '常见问题与在线提问', en: 'Frequent questions, and questions to the office' },
  gpt: { 'zh-CN': '问答', en: 'Answers to questions, with their sources' },
  content: {
    'zh-CN': '资讯、视频、轮播、机构、产业链',
    en: 'Information, videos, carousels, institutions, industry chains',
  },
  roadshow: { 'zh-CN': '路演中心预约', en: 'Bookings of the roadshow centre' },
  event: { 'zh-CN': '活动与报名', en: 'Events and enrolments' },
  expert: { 'zh-CN': '专家、入库申请、咨询', en: 'Experts, their entry, consultations' },
  space: {
    'zh-CN': '园区、楼宇、房源、看房、入驻、合同、需求、上报、结算',
    en: 'Parks, buildings, units, viewings, entry applications, leases, needs, reports, settlements',
  },
  shop: { 'zh-CN': '服务商店铺与评价', en: 'Shops of sellers, and ratings' },
  experiment: {
    'zh-CN': '仪器、实验室、设施、成果、项目、仪器预约',
    en: 'Instruments, laboratories, facilities, outcomes, projects, reservations',
  },
  business: { 'zh-CN': '企业服务与推荐产品', en: 'Enterprise services, recommended products, techniques' },
  material: { 'zh-CN': '物资商城、耗材、留言', en: 'Goods and consumables, messages to their sellers' },
  order: { 'zh-CN': '订单与创新券', en: 'Orders and innovation vouchers' },
  finance: {
    'zh-CN': '金融机构、债权产品、投资人、基金、融资申请',
    en: 'Institutions, loans, investors, funds, applications for finance',
  },
  supply: { 'zh-CN': '供应商、产品、需求、对接', en: 'Suppliers, their products, demands and responses' },
  registration: {
    'zh-CN': '一站式企业开办、退税、发票',
    en: 'One-stop registration of enterprises, tax rebates, invoices',
  },
};

/** @throws Error for a domain without words */
export const wordsOf = (domain: string): Words => {
  const words = DOMAIN_WORDS[domain];
  if (!words) throw new Error(`The domain ${domain} has no words. Add them to scripts/domains/domain-words.ts.`);
  return words;
};

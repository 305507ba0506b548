import type {
  ConsultationInput,
  Consulting,
  ExpertEntryField,
  ExpertField,
  ExpertLanguage,
  ExpertTitle,
  InstitutionKind,
} from '@zonekit/api-client/expert/contract';
import type { Words } from '@zonekit/api-client/lifecycle';

export const expertFields: Readonly<Record<ExpertField, Words>> = {
  smart_equipment: { 'zh-CN': '智能装备', en: 'Smart equipment' },
  cold_chain: { 'zh-CN': '冷链与深冷', en: 'Cold chain and cryogenics' },
  marine: { 'zh-CN': '海洋科技', en: 'Marine technology' },
  biomedicine: { 'zh-CN': '生物医药', en: 'Biomedicine' },
  finance_legal: { 'zh-CN': '财税与法务', en: 'Finance, tax and law' },
  green_shipping: { 'zh-CN': '绿色航运', en: 'Green shipping' },
};

export const expertTitles: Readonly<Record<ExpertTitle, Words>> = {
  professor: { 'zh-CN': '教授、研究员', en: 'Professor or research fellow' },
  principal_engineer: { 'zh-CN': '教授级高工', en: 'Principal engineer' },
  senior_engineer: { 'zh-CN': '高级工程师', en: 'Senior engineer' },
  licensed: { 'zh-CN': '执业资格', en: 'Licensed professional' },
};

export const institutionKinds: Readonly<Record<InstitutionKind, Words>> = {
  university: { 'zh-CN': '高校', en: 'University' },
  institute: { 'zh-CN': '研究院所', en: 'Research institute' },
  testing: { 'zh-CN': '检测机构', en: 'Testing body' },
  enterprise: { 'zh-CN': '企业', en: 'Enterprise' },
  firm: { 'zh-CN': '事务所', en: 'Professional firm' },
};

export const expertLanguages: Readonly<Record<ExpertLanguage, Words>> = {
  zh: { 'zh-CN': '中文', en: 'Chinese' },
  en: { 'zh-CN': '英语', en: 'English' },
  ja: { 'zh-CN': '日语', en: 'Japanese' },
  ko: { 'zh-CN': '韩语', en: 'Korean' },
  de: { 'zh-CN': '德语', en: 'German' },
  fr: { 'zh-CN': '法语', en: 'French' },
};

export const consultingWords: Readonly<Record<Consulting, Words>> = {
  open: { 'zh-CN': '接受咨询', en: 'Open for consultation' },
  closed: { 'zh-CN': '暂不接受', en: 'Not taking questions' },
};

export const consultationModes: Readonly<Record<ConsultationInput['mode'], Words>> = {
  video: { 'zh-CN': '视频', en: 'Video' },
  visit: { 'zh-CN': '到企业', en: 'At the enterprise' },
  lab: { 'zh-CN': '到实验室', en: "At the expert's laboratory" },
};

/** What each field of an entry asks for, where it is missing. */
export const missingWords: Readonly<Partial<Record<ExpertEntryField, Words>>> = {
  name: { 'zh-CN': '请填写姓名', en: 'Please fill in the name' },
  contact_phone: { 'zh-CN': '请填写正确的手机号', en: 'Please enter a correct mobile number' },
  field: { 'zh-CN': '请选择领域', en: 'Please choose a field' },
  title: { 'zh-CN': '请选择职称', en: 'Please choose a title' },
  institution: { 'zh-CN': '请填写所在机构', en: 'Please fill in the institution' },
  institution_kind: { 'zh-CN': '请选择机构类型', en: 'Please choose the kind of institution' },
  languages: { 'zh-CN': '请至少选择一种语言', en: 'Please choose at least one language' },
  headline: { 'zh-CN': '请填写最擅长解决的问题', en: 'Please fill in what you are best asked about' },
  introduction: { 'zh-CN': '请填写个人介绍', en: 'Please fill in the introduction' },
  hours: { 'zh-CN': '请至少选择一个可约时段', en: 'Please choose at least one half-day' },
  photo: { 'zh-CN': '请上传照片', en: 'Please add a photo' },
  certificates: { 'zh-CN': '请上传资格证明', en: 'Please add a certificate' },
};

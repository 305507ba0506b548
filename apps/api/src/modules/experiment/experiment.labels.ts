import type { BUSINESS_CODES, VOUCHER_CHOICES } from '@zonekit/api-client/experiment/lists';
import type {
  BookingState,
  CooperationMode,
  HolderType,
  InstrumentCategory,
  LaboratoryType,
  LabQualification,
  ProjectType,
  ResearchPhase,
  ResourceKind,
  ServiceMode,
  TechnologyField,
  WaitingTime,
} from '@zonekit/api-client/experiment/resource/contract';
import type { Labels } from '../../frame/module.ts';

export const resourceKinds: Labels<ResourceKind> = {
  instrument: { 'zh-CN': '共享仪器', en: 'Shared instruments' },
  region: { 'zh-CN': '实验设施', en: 'Facilities' },
  service: { 'zh-CN': '实验服务', en: 'Experimental services' },
  laboratory: { 'zh-CN': '实验室', en: 'Laboratories' },
  outcome: { 'zh-CN': '科研成果', en: 'Research outcomes' },
  consumable: { 'zh-CN': '试剂耗材', en: 'Reagents and consumables' },
};

/** Names of the dictionaries. */
export const dictionaryNames: Labels<keyof typeof BUSINESS_CODES> = {
  laboratory: { 'zh-CN': '实验室类型', en: 'Laboratory types' },
  instrument: { 'zh-CN': '仪器类别', en: 'Instrument categories' },
  category: { 'zh-CN': '技术领域', en: 'Fields of technology' },
  waiting: { 'zh-CN': '等待时间', en: 'Waiting times' },
  service: { 'zh-CN': '服务方式', en: 'Ways of use' },
  qualification: { 'zh-CN': '资质', en: 'Qualifications' },
  project_type: { 'zh-CN': '项目类型', en: 'Project types' },
  research_phase: { 'zh-CN': '研发阶段', en: 'Research phases' },
  cooperation_mode: { 'zh-CN': '合作方式', en: 'Modes of co-operation' },
  holder_type: { 'zh-CN': '持有人类型', en: 'Types of holders' },
  consumable: { 'zh-CN': '耗材类别', en: 'Categories of consumables' },
};

export const laboratoryTypes: Labels<LaboratoryType> = {
  key_laboratory: { 'zh-CN': '重点实验室', en: 'Key laboratory' },
  engineering_centre: { 'zh-CN': '工程研究中心', en: 'Engineering research centre' },
  testing_centre: { 'zh-CN': '检验检测中心', en: 'Testing centre' },
  joint_laboratory: { 'zh-CN': '联合实验室', en: 'Joint laboratory' },
  pilot_platform: { 'zh-CN': '中试平台', en: 'Pilot platform' },
};

export const instrumentCategories: Labels<InstrumentCategory> = {
  microscopy: { 'zh-CN': '显微成像', en: 'Microscopy' },
  spectroscopy: { 'zh-CN': '光谱与能谱', en: 'Spectroscopy' },
  chromatography: { 'zh-CN': '色谱与质谱', en: 'Chromatography and mass spectrometry' },
  thermal: { 'zh-CN': '热分析', en: 'Thermal analysis' },
  mechanical: { 'zh-CN': '力学试验', en: 'Mechanical testing' },
  environmental: { 'zh-CN': '环境试验', en: 'Environmental testing' },
  metrology: { 'zh-CN': '几何计量', en: 'Metrology' },
  non_destructive: { 'zh-CN': '无损检测', en: 'Non-destructive testing' },
  electrical: { 'zh-CN': '电磁与电气', en: 'Electrical and EMC' },
  marine: { 'zh-CN': '海洋与水动力', en: 'Marine and hydrodynamics' },
  biological: { 'zh-CN': '生物与细胞', en: 'Biology and cells' },
  process: { 'zh-CN': '工艺与中试', en: 'Process and pilot production' },
};

export const technologyFields: Labels<TechnologyField> = {
  marine_equipment: { 'zh-CN': '海工装备', en: 'Offshore equipment' },
  cold_chain: { 'zh-CN': '冷链装备', en: 'Cold chain' },
  new_materials: { 'zh-CN': '新材料', en: 'New materials' },
  intelligent_vehicles: { 'zh-CN': '智能网联', en: 'Intelligent vehicles' },
  green_shipping: { 'zh-CN': '绿色航运', en: 'Green shipping' },
  electronics: { 'zh-CN': '电子与半导体', en: 'Electronics and semiconductors' },
  biomedicine: { 'zh-CN': '生物医药', en: 'Biomedicine' },
  food_safety: { 'zh-CN': '食品与检验检疫', en: 'Food and quarantine' },
};

export const waitingTimes: Labels<WaitingTime> = {
  same_day: { 'zh-CN': '当天', en: 'Same day' },
  three_days: { 'zh-CN': '3天内', en: 'Within 3 days' },
  one_week: { 'zh-CN': '1周内', en: 'Within a week' },
  two_weeks: { 'zh-CN': '2周内', en: 'Within 2 weeks' },
  longer: { 'zh-CN': '2周以上', en: 'More than 2 weeks' },
};

export const serviceModes: Labels<ServiceMode> = {
  assisted: { 'zh-CN': '工程师代测', en: 'Run by an engineer' },
  self_operated: { 'zh-CN': '自主上机', en: 'Self-operated' },
  by_post: { 'zh-CN': '寄样检测', en: 'Samples by post' },
  on_site: { 'zh-CN': '上门检测', en: 'On site' },
};

export const labQualifications: Labels<LabQualification> = {
  cma: { 'zh-CN': 'CMA 资质认定', en: 'CMA' },
  cnas: { 'zh-CN': 'CNAS 认可', en: 'CNAS' },
  classification_society: { 'zh-CN': '船级社认可', en: 'Classification society' },
  none: { 'zh-CN': '无', en: 'None' },
};

export const projectTypes: Labels<ProjectType> = {
  major: { 'zh-CN': '重大专项', en: 'Major programme' },
  key_research: { 'zh-CN': '重点研发', en: 'Key research' },
  open_topic: { 'zh-CN': '开放课题', en: 'Open topic' },
  pilot_production: { 'zh-CN': '中试熟化', en: 'Pilot production' },
  demonstration: { 'zh-CN': '应用示范', en: 'Demonstration' },
  international: { 'zh-CN': '国际合作', en: 'International co-operation' },
};

export const researchPhases: Labels<ResearchPhase> = {
  principle: { 'zh-CN': '原理验证', en: 'Proof of principle' },
  laboratory: { 'zh-CN': '实验室阶段', en: 'Laboratory' },
  prototype: { 'zh-CN': '样机', en: 'Prototype' },
  pilot: { 'zh-CN': '中试', en: 'Pilot production' },
  production: { 'zh-CN': '可量产', en: 'Ready for production' },
};

export const cooperationModes: Labels<CooperationMode> = {
  licence: { 'zh-CN': '许可', en: 'Licence' },
  transfer: { 'zh-CN': '转让', en: 'Transfer' },
  joint_development: { 'zh-CN': '联合开发', en: 'Joint development' },
  equity: { 'zh-CN': '作价入股', en: 'Equity' },
  technical_service: { 'zh-CN': '技术服务', en: 'Technical service' },
};

export const holderTypes: Labels<HolderType> = {
  university: { 'zh-CN': '高校', en: 'University' },
  institute: { 'zh-CN': '科研院所', en: 'Research institute' },
  enterprise: { 'zh-CN': '企业', en: 'Enterprise' },
  hospital: { 'zh-CN': '医疗机构', en: 'Hospital' },
  individual: { 'zh-CN': '个人', en: 'Individual' },
};

export const voucherChoices: Labels<(typeof VOUCHER_CHOICES)[number]> = {
  accepted: { 'zh-CN': '可用创新券', en: 'Innovation voucher accepted' },
  none: { 'zh-CN': '不可用', en: 'Not accepted' },
};

export const bookingStates: Labels<BookingState> = {
  open: { 'zh-CN': '开放预约', en: 'Open for booking' },
  suspended: { 'zh-CN': '暂停预约', en: 'Out of service' },
  internal: { 'zh-CN': '仅限内部', en: 'Internal use only' },
};

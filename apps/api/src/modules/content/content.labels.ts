import type {
  ChainStage,
  InformationKind,
  InnovationField,
  InstitutionLevel,
  Qualification,
  VideoTopic,
} from '@zonekit/api-client/content/contract';
import type { Labels } from '../../frame/module.ts';

export const informationKinds: Labels<InformationKind> = {
  news: { 'zh-CN': '园区要闻', en: 'Zone news' },
  bulletin: { 'zh-CN': '快讯', en: 'Bulletins' },
  talent: { 'zh-CN': '人才快讯', en: 'Talent news' },
  introduction: { 'zh-CN': '园区介绍', en: 'About the zone' },
};

export const videoTopics: Labels<VideoTopic> = {
  roadshow: { 'zh-CN': '项目路演', en: 'Roadshows' },
  policy: { 'zh-CN': '政策宣讲', en: 'Policy briefings' },
  zone: { 'zh-CN': '园区风貌', en: 'Around the zone' },
  course: { 'zh-CN': '办事指引', en: 'How-to' },
};

/** Source: specification, section 1. */
export const innovationFields: Labels<InnovationField> = {
  it: { 'zh-CN': '新一代信息技术', en: 'New-generation IT' },
  vehicles: { 'zh-CN': '高端和新能源智能汽车', en: 'Premium and new-energy smart vehicles' },
  robots: { 'zh-CN': '机器人和智能制造', en: 'Robots and smart manufacturing' },
  biotech: { 'zh-CN': '生物技术和大健康', en: 'Biotech and health' },
  other: { 'zh-CN': '其他', en: 'Other' },
};

export const institutionLevels: Labels<InstitutionLevel> = {
  national: { 'zh-CN': '国家级', en: 'National' },
  provincial: { 'zh-CN': '省级', en: 'Provincial' },
  municipal: { 'zh-CN': '市级', en: 'Municipal' },
  district: { 'zh-CN': '区级', en: 'Zone' },
};

export const chainStages: Labels<ChainStage> = {
  upstream: { 'zh-CN': '上游', en: 'Upstream' },
  midstream: { 'zh-CN': '中游', en: 'Midstream' },
  downstream: { 'zh-CN': '下游', en: 'Downstream' },
};

export const qualifications: Labels<Qualification> = {
  high_tech: { 'zh-CN': '高企', en: 'High-tech enterprise' },
  specialised: { 'zh-CN': '专精特新', en: 'Specialised SME' },
  champion: { 'zh-CN': '制造业单项冠军', en: 'Manufacturing champion' },
  technology_sme: { 'zh-CN': '科技型中小企业', en: 'Technology SME' },
  none: { 'zh-CN': '未填报', en: 'Not stated' },
};

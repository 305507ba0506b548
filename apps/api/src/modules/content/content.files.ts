import type { ChainCompany, InformationSummary, Institution, Video } from '@zonekit/api-client/content/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { FileOf } from '../../frame/list/file.ts';
import {
  chainStages,
  informationKinds,
  innovationFields,
  institutionLevels,
  qualifications,
  videoTopics,
} from './content.labels.ts';

const name = { 'zh-CN': '名称', en: 'Name' };
const title = { 'zh-CN': '标题', en: 'Title' };
const summary = { 'zh-CN': '摘要', en: 'Summary' };
const published = { 'zh-CN': '发布日期', en: 'Published' };

export const informationFile: FileOf<InformationSummary> = {
  name: { 'zh-CN': '新闻快讯', en: 'News bulletin' },
  path: '/talent/newsBulletin',
  columns: [
    { name: title, of: (item) => item.title },
    { name: { 'zh-CN': '栏目', en: 'Kind' }, of: ({ kind }, { locale }) => informationKinds[kind][locale] },
    { name: published, of: ({ published_on }) => published_on },
    { name: { 'zh-CN': '来源', en: 'Source' }, of: ({ source }) => source },
    { name: summary, of: (item) => item.summary },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: `${origin}/listDetails?id=${item.id}`,
    updated: `${item.published_on}T00:00:00+08:00`,
    author: item.source,
    lang: item.lang,
  }),
};

export const videoFile: FileOf<Video> = {
  name: { 'zh-CN': '视频', en: 'Videos' },
  path: '/entrance/show',
  columns: [
    { name: title, of: (item) => item.title },
    { name: { 'zh-CN': '栏目', en: 'Topic' }, of: ({ topic }, { locale }) => videoTopics[topic][locale] },
    { name: published, of: ({ published_on }) => published_on },
    { name: { 'zh-CN': '时长（秒）', en: 'Length (s)' }, of: ({ seconds }) => seconds },
    { name: summary, of: (item) => item.summary },
  ],
  news: (item, { origin, locale }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: `${origin}/entrance/show?video=${item.id}`,
    updated: `${item.published_on}T00:00:00+08:00`,
    author: videoTopics[item.topic][locale],
    lang: item.lang,
  }),
};

export const institutionFile = (label: Words, path: string): FileOf<Institution> => ({
  name: label,
  path,
  columns: [
    { name, of: (item) => item.name },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => innovationFields[field][locale] },
    { name: { 'zh-CN': '级别', en: 'Level' }, of: ({ level }, { locale }) => institutionLevels[level][locale] },
    { name: { 'zh-CN': '成立日期', en: 'Founded' }, of: ({ founded_on }) => founded_on },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ address }) => address },
    { name: { 'zh-CN': '电话', en: 'Phone' }, of: ({ phone }) => phone },
    { name: { 'zh-CN': '简介', en: 'About' }, of: ({ remark }) => remark },
    {
      name: { 'zh-CN': '入驻企业', en: 'Companies' },
      of: ({ companyList }, { locale }) =>
        companyList.map((company) => company.name).join(locale === 'en' ? '; ' : '；'),
    },
  ],
});

export const companyFile: FileOf<ChainCompany> = {
  name: { 'zh-CN': '产业链企业', en: 'Companies by chain position' },
  path: '/entrance/industryMap',
  columns: [
    { name: { 'zh-CN': '企业', en: 'Company' }, of: (item) => item.name },
    { name: { 'zh-CN': '产业链', en: 'Chain' }, of: ({ chain }) => chain.name },
    { name: { 'zh-CN': '环节', en: 'Position' }, of: ({ position }) => position.name },
    { name: { 'zh-CN': '位置', en: 'Stage' }, of: ({ stage }, { locale }) => chainStages[stage][locale] },
    { name: { 'zh-CN': '主要产品', en: 'Main product' }, of: ({ product }) => product },
    { name: { 'zh-CN': '人数', en: 'Staff' }, of: ({ staff }) => staff },
    {
      name: { 'zh-CN': '资质', en: 'Qualification' },
      of: ({ qualification }, { locale }) => qualifications[qualification][locale],
    },
    { name: { 'zh-CN': '供需', en: 'Supply and demand' }, of: ({ offer }) => offer },
  ],
};

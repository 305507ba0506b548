import type { Scene } from '../file/scenes.ts';
import type { Text } from './patterns.ts';

export const introductions: readonly { scene: Scene; zh: Text; en: Text }[] = [
  {
    scene: 'port',
    zh: {
      title: '园区概况',
      summary: '东港自由贸易区面积四十六平方公里，由五个片区组成，在册企业三千余家。',
      paragraphs: [
        '东港自由贸易区依港而建，面积四十六平方公里，由港口作业区、保税加工区、智能装备园、冷链物流园和生物医药园组成。',
        '区内在册企业三千余家，形成冷链装备、智能装备、生物医药和绿色航运四条产业链。',
        '企业从注册到用地、用工、融资的事项，可在本平台一次提出、一处查询。',
      ],
    },
    en: {
      title: 'The zone at a glance',
      summary:
        'The Donggang Free-Trade Zone: 46 square kilometres, five districts, more than three thousand companies.',
      paragraphs: [
        'The zone grew around its port. Its 46 square kilometres hold the port, bonded processing, smart equipment, cold-chain logistics and biomedicine.',
        'More than three thousand companies form four industry chains: cold-chain equipment, smart equipment, biomedicine and green shipping.',
        'From registration to land, staff and capital, companies ask once and follow everything on this platform.',
      ],
    },
  },
  {
    scene: 'ship',
    zh: {
      title: '港口与航线',
      summary: '十二个万吨级泊位，二十四条外贸航线，冷藏箱年吞吐量居全省第一。',
      paragraphs: [
        '港口有万吨级以上泊位十二个，最大可靠泊二十万吨级集装箱船。',
        '二十四条外贸航线通达六十个港口，冷藏插座二千八百个。',
        '单一窗口覆盖全部进出口手续，平均通关用时九小时。',
      ],
    },
    en: {
      title: 'Port and shipping lines',
      summary: 'Twelve deep-water berths, 24 foreign lines, the most refrigerated boxes of the province.',
      paragraphs: [
        'Twelve berths take ships of ten thousand tonnes and more, the largest 200,000.',
        'Lines lead to sixty ports; 2,800 sockets serve refrigerated boxes.',
        'The single window covers every formality; clearance takes nine hours on average.',
      ],
    },
  },
  {
    scene: 'robot',
    zh: {
      title: '四条产业链',
      summary: '冷链装备、智能装备、生物医药、绿色航运，各有龙头、有配套、有缺口清单。',
      paragraphs: [
        '四条产业链的企业按上游、中游、下游排在产业地图上，一格一家。',
        '区内没有企业的环节列为缺口，招引政策和需求一并公开。',
        '企业可在地图上找到自己的上下游，直接联系或预约路演。',
      ],
    },
    en: {
      title: 'Four industry chains',
      summary: 'Cold-chain equipment, smart equipment, biomedicine, green shipping: with leaders, suppliers and gaps.',
      paragraphs: [
        'The industry map shows the companies of each chain from upstream to downstream.',
        'Positions without a company are gaps; what attracts companies there is published with them.',
        'Find who supplies you and whom you supply, and get in touch or book a roadshow.',
      ],
    },
  },
  {
    scene: 'lab',
    zh: {
      title: '创新平台',
      summary: '六十家平台和基地、十二家研究机构、二十家创新中心向企业开放。',
      paragraphs: [
        '公共技术服务平台提供检测、认证、设计和算力，按次收费，区内企业享受折扣。',
        '中试基地解决从样品到批量的一段，工艺工程师驻场。',
        '创新中心按五个领域分组，牵头企业与高校共同出题。',
      ],
    },
    en: {
      title: 'Places of innovation',
      summary: 'Sixty platforms and bases, twelve institutes and twenty centres are open to companies.',
      paragraphs: [
        'Public platforms offer testing, certification, design and computing by the job, cheaper for companies of the zone.',
        'Pilot bases lead from the sample to the series, with process engineers on site.',
        'Innovation centres in five fields are run by companies together with universities.',
      ],
    },
  },
  {
    scene: 'towers',
    zh: {
      title: '载体与配套',
      summary: '标准厂房、研发楼、孵化器和人才公寓，可在线预约看房。',
      paragraphs: [
        '可租空间按办公、厂房、孵化器和工位分类，面积、价格和交付标准公开。',
        '人才公寓、幼儿园、班车和食堂覆盖主要片区。',
        '看房预约在工作日内确认，由片区管家陪同。',
      ],
    },
    en: {
      title: 'Space and services',
      summary: 'Factories, offices, incubators and flats; viewings are booked online.',
      paragraphs: [
        'Offices, factories, incubators and workstations are listed with area, price and condition.',
        'Flats, kindergartens, shuttle buses and canteens serve the main districts.',
        'Viewings are confirmed within a working day.',
      ],
    },
  },
  {
    scene: 'hall',
    zh: {
      title: '办事与服务',
      summary: '企业服务中心一层综合窗口，工作日 9:00 至 17:30。',
      paragraphs: [
        '开办、变更、用工、融资等事项由综合窗口统一受理，后台分办。',
        '路演中心在三层，可按半天预约，配投影和音响。',
        '不方便到场的，可通过平台提问，两个工作日内答复。',
      ],
    },
    en: {
      title: 'Getting things done',
      summary: 'Enterprise Service Centre, ground floor, on working days from 9:00 to 17:30.',
      paragraphs: [
        'One counter accepts everything: registration, changes, staff, finance.',
        'The roadshow centre on the third floor is booked by the half-day, with projector and audio.',
        'Questions asked on the platform are answered within two working days.',
      ],
    },
  },
];

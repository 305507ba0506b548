import type { VideoTopic } from '@zonekit/api-client/content/contract';
import type { VideoRow } from '../../../api/src/modules/content/information.ts';
import type { Scene } from '../file/scenes.ts';
import { captionsId, posterId } from './files.ts';

type Entry = readonly [topic: VideoTopic, scene: Scene, zh: string, en: string];

/** Four videos of five seconds serve all entries: each shows what its topic is about. */
const FILES: Readonly<Record<VideoTopic, string>> = {
  policy: 'f-vid-01',
  course: 'f-vid-02',
  zone: 'f-vid-03',
  roadshow: 'f-vid-04',
};
const SECONDS = 5;

const entries: readonly Entry[] = [
  ['roadshow', 'cold', '深冷储运箱：零下七十度的多式联运', 'Deep-freeze boxes: intermodal at −70 °C'],
  ['roadshow', 'robot', '冷库搬运机器人的第三代', 'The third generation of cold-store robots'],
  ['zone', 'port', '东港自由贸易区一日', 'A day in the Donggang zone'],
  ['policy', 'hall', '三分钟看懂首台（套）实施细则', 'The first-unit rules in brief'],
  ['roadshow', 'lab', '疫苗冷链的温度指纹', 'Temperature fingerprints for vaccine logistics'],
  ['course', 'hall', '怎样预约路演中心', 'How to book the roadshow centre'],
  ['roadshow', 'wind', '港作船电动化改造', 'Electric refits for harbour craft'],
  ['roadshow', 'chip', '车规级温度传感芯片', 'Automotive temperature sensors'],
  ['zone', 'ship', '从泊位到货架的二十四小时', 'From berth to shelf in 24 hours'],
  ['policy', 'towers', '产业创新专项资金申报要点', 'Applying for the industry innovation fund'],
  ['roadshow', 'data', '跨境冷链的数字提单', 'Digital bills of lading for cold chains'],
  ['course', 'data', '企业画像十问怎样填', 'Filling in the ten questions of the profile'],
  ['roadshow', 'robot', '海上平台巡检机器人', 'Inspection robots for offshore platforms'],
  ['roadshow', 'car', '新能源冷藏车的整车热管理', 'Thermal management of electric refrigerated lorries'],
  ['zone', 'lab', '走进生物医药园', 'Inside the Biomedicine Park'],
  ['policy', 'wind', '绿色航运补贴怎么算', 'How the green-shipping subsidy is computed'],
  ['roadshow', 'lab', '海藻多糖的中试放大', 'Scaling up seaweed polysaccharides'],
  ['course', 'plan', '产业地图使用说明', 'Using the industry map'],
  ['roadshow', 'port', '堆场自动化的轻量方案', 'Light automation for container yards'],
  ['zone', 'towers', '人才公寓开放日', 'Open day at the flats for employees'],
  ['roadshow', 'chip', '边缘计算网关与港口视觉', 'Edge gateways and machine vision for ports'],
  ['policy', 'chip', '研发费用加计扣除与后补助', 'Tax relief and subsidies for R&D'],
  ['roadshow', 'cold', '相变蓄冷模块与无电运输', 'Phase-change modules: transport without power'],
  ['course', 'cold', '中试基地入驻流程', 'Moving into a pilot-production base'],
];

const LINES: Readonly<Record<VideoTopic, { zh: string; en: string }>> = {
  roadshow: {
    zh: '团队介绍产品、应用与融资需求，可在线预约面谈。',
    en: 'The team on product, use and capital; talks can be booked online.',
  },
  policy: {
    zh: '主管部门经办人讲解条件、材料和时限。',
    en: 'The officer in charge on conditions, documents and deadlines.',
  },
  zone: { zh: '园区的港口、园区与人。', en: 'The zone: its port, its parks, its people.' },
  course: { zh: '一步一步看怎样在平台上办理。', en: 'Step by step on this platform.' },
};

export const videoRows: readonly VideoRow[] = entries.map(([topic, scene, zh, en], index) => ({
  id: `video-${String(index + 1).padStart(2, '0')}`,
  topic,
  title_zh: zh,
  title_en: en,
  summary_zh: LINES[topic].zh,
  summary_en: LINES[topic].en,
  published_on: new Date(Date.parse('2026-11-18T00:00:00Z') - index * 13 * 86_400_000).toISOString().slice(0, 10),
  seconds: SECONDS,
  file_id: FILES[topic],
  poster: posterId(scene),
  captions: (['zh-CN', 'en'] as const).map((lang) => ({ lang, file_id: captionsId(FILES[topic], lang) })),
}));

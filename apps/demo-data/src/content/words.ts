/** Words that the demo's texts choose from; a pair is Chinese and English. */
export type Pair = readonly [zh: string, en: string];

export const TRADES: readonly [Pair, ...Pair[]] = [
  ['冷链装备', 'cold-chain equipment'],
  ['智能装备', 'smart equipment'],
  ['工业机器人', 'industrial robots'],
  ['海洋工程', 'offshore engineering'],
  ['生物医药', 'biomedicine'],
  ['新能源汽车', 'new-energy vehicles'],
  ['集成电路', 'integrated circuits'],
  ['跨境电商', 'cross-border e-commerce'],
  ['绿色航运', 'green shipping'],
  ['新材料', 'new materials'],
];

export const PARTNERS: readonly [Pair, ...Pair[]] = [
  ['滨海理工大学', 'Binhai University of Technology'],
  ['东港海洋大学', 'Donggang Ocean University'],
  ['北岸科技学院', 'Bei’an Institute of Technology'],
  ['省冷链研究院', 'the Provincial Cold-Chain Institute'],
  ['滨海医学院', 'Binhai Medical College'],
  ['国际港航学会', 'the International Port Society'],
  ['省智能制造协会', 'the Provincial Smart-Manufacturing Association'],
  ['东港技师学院', 'Donggang Technicians’ College'],
];

export const PLACES: readonly [Pair, ...Pair[]] = [
  ['智能装备园', 'the Smart-Equipment Park'],
  ['冷链物流园', 'the Cold-Chain Park'],
  ['生物医药园', 'the Biomedicine Park'],
  ['保税加工区', 'the Bonded-Processing District'],
  ['港口作业区', 'the Port District'],
  ['综合服务区', 'the Service District'],
];

export const COMPANIES: readonly [Pair, ...Pair[]] = [
  ['澜图智能装备', 'Lantu Intelligent Equipment'],
  ['海衡冷链科技', 'Haiheng Cold Chain'],
  ['云帆供应链', 'Yunfan Supply Chain'],
  ['霜序冷装', 'Shuangxu Cold Equipment'],
  ['港屿低温科技', 'Gangyu Cryogenics'],
  ['寒汀装备', 'Hanting Equipment'],
  ['远礁冷链', 'Yuanjiao Cold Chain'],
  ['澄湾热控', 'Chengwan Thermal Control'],
  ['望潮机器人', 'Wangchao Robotics'],
  ['北溟海工', 'Beiming Offshore'],
  ['听涛生物', 'Tingtao Biotech'],
  ['锚点芯片', 'Maodian Chips'],
  ['沧浪新能源', 'Canglang New Energy'],
];

export const OFFICES: readonly [Pair, ...Pair[]] = [
  ['管委会办公室', 'Office of the Management Committee'],
  ['产业发展局', 'Industry Development Bureau'],
  ['科技创新局', 'Science and Innovation Bureau'],
  ['人力资源局', 'Human Resources Bureau'],
  ['企业服务中心', 'Enterprise Service Centre'],
];

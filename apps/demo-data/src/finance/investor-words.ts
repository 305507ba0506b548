import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { InvestorKind } from '@zonekit/api-client/finance/investor/contract';

type Both = readonly [zh: string, en: string];

/** First parts of names; each is used twice, with two kinds. */
export const PREFIXES: readonly Both[] = [
  ['海晏', 'Haiyan'],
  ['启明', 'Qiming Harbour'],
  ['潮生', 'Chaosheng'],
  ['沧澜', 'Canglan'],
  ['远舟', 'Yuanzhou'],
  ['北辰', 'Beichen'],
  ['明湾', 'Mingwan'],
  ['澄川', 'Chengchuan'],
  ['浩屿', 'Haoyu'],
  ['云栈', 'Yunzhan'],
  ['江浦', 'Jiangpu'],
  ['星槎', 'Xingcha'],
  ['瀚川', 'Hanchuan'],
  ['青屿', 'Qingyu'],
  ['鼎岳', 'Dingyue'],
  ['和岸', 'He’an'],
  ['朗汐', 'Langxi'],
  ['拓新', 'Tuoxin'],
  ['嘉帆', 'Jiafan'],
  ['玄武岩', 'Basalt'],
  ['稷下', 'Jixia'],
  ['恒渡', 'Hengdu'],
  ['若木', 'Ruomu'],
  ['博望', 'Bowang'],
  ['景行', 'Jingxing'],
  ['知微', 'Zhiwei'],
  ['天枢', 'Tianshu'],
  ['百川', 'Baichuan'],
  ['凌沧', 'Lingcang'],
  ['安澜', 'Anlan'],
  ['金石', 'Jinshi Bay'],
  ['元培', 'Yuanpei'],
  ['同济港', 'Tongji Port'],
  ['长风', 'Changfeng'],
  ['睿泽', 'Ruize'],
  ['观澜', 'Guanlan'],
  ['方舟', 'Ark'],
  ['磐石', 'Panshi'],
  ['新禾', 'Xinhe'],
  ['致远', 'Zhiyuan'],
];

export const KIND_NAMES: Readonly<Record<InvestorKind, Both>> = {
  angel: ['天使投资', 'Angel Partners'],
  venture: ['创业投资', 'Ventures'],
  growth: ['成长资本', 'Growth Capital'],
  corporate: ['产业投资', 'Industrial Capital'],
  state: ['国资创投', 'State Venture Capital'],
};

export const CITIES: readonly (readonly [Both, Both])[] = [
  [
    ['东港', 'Donggang'],
    ['海关路18号金融中心', '18 Haiguan Road, Finance Centre'],
  ],
  [
    ['上海', 'Shanghai'],
    ['世纪大道88号', '88 Century Avenue'],
  ],
  [
    ['青岛', 'Qingdao'],
    ['香港中路61号', '61 Hong Kong Middle Road'],
  ],
  [
    ['北京', 'Beijing'],
    ['中关村东路1号', '1 Zhongguancun East Road'],
  ],
  [
    ['深圳', 'Shenzhen'],
    ['深南大道2007号', '2007 Shennan Boulevard'],
  ],
  [
    ['济南', 'Jinan'],
    ['经十路7000号', '7000 Jingshi Road'],
  ],
];

export const CONTACTS: readonly Both[] = [
  ['沈一舟', 'Shen Yizhou'],
  ['顾明珂', 'Gu Mingke'],
  ['许南乔', 'Xu Nanqiao'],
  ['程远山', 'Cheng Yuanshan'],
  ['韩书意', 'Han Shuyi'],
  ['罗景川', 'Luo Jingchuan'],
  ['唐若溪', 'Tang Ruoxi'],
  ['宋知行', 'Song Zhixing'],
];

export const OFFERS: Readonly<Record<InnovationField, Both>> = {
  it: ['工业软件、边缘计算和数据安全', 'industrial software, edge computing and data security'],
  vehicles: ['线控底盘、电驱和车规芯片', 'drive-by-wire, electric drives and automotive chips'],
  robots: ['移动机器人、精密传动和机器视觉', 'mobile robots, precision drives and machine vision'],
  biotech: ['体外诊断、医疗器械和合成生物', 'in-vitro diagnostics, medical devices and synthetic biology'],
  other: ['冷链、跨境供应链和海洋装备', 'cold chains, cross-border supply and marine equipment'],
};

/** Companies that were invested in, by field. */
export const COMPANIES: Readonly<Record<InnovationField, readonly Both[]>> = {
  it: [
    ['东港云栈数据科技', 'Donggang Yunzhan Data'],
    ['港链信息技术', 'Portchain Information'],
    ['明镜工业软件', 'Mingjing Industrial Software'],
    ['微澜边缘计算', 'Weilan Edge Computing'],
  ],
  vehicles: [
    ['驭风电驱', 'Yufeng Electric Drives'],
    ['东港智行底盘', 'Donggang Zhixing Chassis'],
    ['星图车规芯片', 'Xingtu Automotive Chips'],
    ['绿驰换电', 'Lvchi Battery Swap'],
  ],
  robots: [
    ['灵犀协作机器人', 'Lingxi Cobots'],
    ['东港深蓝水下装备', 'Donggang Deepblue Subsea'],
    ['谐振精密传动', 'Xiezhen Precision Drives'],
    ['目朗机器视觉', 'Mulang Machine Vision'],
  ],
  biotech: [
    ['安诺体外诊断', 'Annuo Diagnostics'],
    ['东港海泉生物', 'Donggang Haiquan Biotech'],
    ['清源合成生物', 'Qingyuan Synthetic Biology'],
    ['康衡医疗器械', 'Kangheng Medical Devices'],
  ],
  other: [
    ['东港极鲜冷链', 'Donggang Jixian Cold Chain'],
    ['远帆跨境供应链', 'Yuanfan Cross-border Supply'],
    ['蓝鲸海洋装备', 'Lanjing Marine Equipment'],
    ['碳衡环境', 'Tanheng Environment'],
  ],
};

export const NOTES: readonly Both[] = [
  ['领投', 'led the round'],
  ['跟投', 'joined the round'],
  ['连续两轮', 'two rounds in a row'],
  ['已并购退出', 'left by a sale'],
  ['次年完成下一轮', 'next round a year later'],
];

import type { BookingInput } from '@zonekit/api-client/roadshow/contract';

export type Talk = Omit<BookingInput, 'user_id' | 'appointment_dates'>;
type Guest = Pick<Talk, 'organization' | 'reg_address' | 'credit_code' | 'contact_person' | 'contact_phone'>;
type Content = Pick<Talk, 'roadshow_title' | 'roadshow_content' | 'attendees_count' | 'equipment_required'>;

/** Check character of GB 32100-2015, so that the demo's codes pass where real ones do. */
const withCheck = (body: string): string => {
  const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const sum = [...body].reduce((total, letter, i) => total + letters.indexOf(letter) * (3 ** i % 31), 0);
  return body + letters.charAt((31 - (sum % 31)) % 31);
};

/** Fictitious enterprises; telephone numbers of a range that the demo keeps to. */
export const guests: readonly Guest[] = (
  [
    ['海岳机器人（东港）有限公司', '东港自由贸易区启航路 6 号', '91000000MA0HYR101', '周明哲', '13800001001'],
    ['潮信海洋科技有限公司', '东港自由贸易区观潮街 22 号', '91000000MA0CXH202', '沈亦安', '13800001002'],
    ['极昼冷链物流股份有限公司', '东港自由贸易区北港大道 118 号', '91000000MA0JZL303', '韩雪松', '13800001003'],
    ['云桅信息技术有限公司', '东港自由贸易区海关路 9 号', '91000000MA0YWX404', '陈若溪', '13800001004'],
    ['青屿生物医药有限公司', '东港自由贸易区翠屿路 31 号', '91000000MA0QYB505', '许景行', '13800001005'],
    ['锚链新材料有限公司', '东港自由贸易区铸锚路 5 号', '91000000MA0MLC606', '郑立言', '13800001006'],
    ['远帆绿色航运有限公司', '东港自由贸易区引航道 77 号', '91000000MA0YFH707', '顾长风', '13800001007'],
    ['东港智驾汽车有限公司', '东港自由贸易区驰远路 12 号', '91000000MA0DGJ808', '唐予墨', '13800001008'],
  ] as const
).map(([organization, reg_address, body, contact_person, contact_phone]) => ({
  organization,
  reg_address,
  credit_code: withCheck(body),
  contact_person,
  contact_phone,
}));

export const talks: readonly Content[] = (
  [
    ['协作机器人产线改造项目路演', '面向装备制造企业，发布柔性产线改造方案并寻求 A 轮融资。', 80, 'projector,audio'],
    ['近海观测浮标量产发布会', '介绍近海观测浮标的量产进展、数据服务与合作机会。', 60, 'projector'],
    ['冷链全程追溯平台推介', '介绍冷链全程温控追溯平台，邀请港口与商超企业参与试点。', 120, 'projector,audio'],
    ['航运数据协同平台产品发布', '发布航运单证协同平台 3.0，现场演示跨境单证流转。', 150, 'projector,audio'],
    ['创新药早期项目融资路演', '三个早期管线集中路演，面向产业基金与医药企业。', 45, 'projector'],
    ['防腐涂层新材料应用对接会', '介绍海工防腐涂层的应用案例，与船企对接需求。', 70, 'projector'],
    ['甲醇双燃料船舶改造方案发布', '发布改造方案与碳减排测算，对接船东与金融机构。', 90, 'projector,audio'],
    ['港区低速无人车运营经验分享', '分享港区低速无人车的运营数据与安全管理经验。', 100, ''],
  ] as const
).map(([roadshow_title, roadshow_content, attendees_count, equipment_required]) => ({
  roadshow_title,
  roadshow_content,
  attendees_count,
  equipment_required,
}));

const demo: Guest = {
  organization: '东港澜图智能装备有限公司',
  reg_address: '东港市东港区海关路 18 号启航中心 B 座 18 层',
  credit_code: withCheck('91000000MA0LT2026'),
  contact_person: '林知远',
  contact_phone: '13800002026',
};

export const ownTalks: readonly Talk[] = (
  [
    ['港口无人集卡感知模块发布与路演', '发布第二代感知模块，邀请港口运营方与投资机构参加。', 120, 'projector,audio'],
    ['智能装备供应链对接会', '与上下游企业对接精密减速器、传感器与线束的本地配套。', 60, 'projector'],
    ['船舶焊接机器人现场演示', '演示厚板自动焊接工艺，征集船厂试用单位。', 40, 'audio'],
    ['年度技术开放日', '开放研发中心与测试场，介绍联合研发计划。', 200, 'projector,audio'],
  ] as const
).map(([roadshow_title, roadshow_content, attendees_count, equipment_required]) => ({
  ...demo,
  roadshow_title,
  roadshow_content,
  attendees_count,
  equipment_required,
}));

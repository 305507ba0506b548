import type { DeskRow, OptionRow } from '../../../api/src/modules/registration/registration.tables.ts';

const HOURS = { hours_zh: '工作日 9:00–17:30', hours_en: 'Working days, 9:00 to 17:30' };

/** Counters of the service centre. All numbers are invented. */
export const deskRows: readonly DeskRow[] = [
  {
    id: 'contact',
    office_zh: '企业服务中心3层7号窗',
    office_en: 'Enterprise Service Centre, 3rd floor, counter 7',
    person: '顾行舟',
    phone: '0000-8812 4407',
    ...HOURS,
  },
  {
    id: 'verification',
    office_zh: '市场监管局登记窗口',
    office_en: 'Registration counter, Market Regulation Bureau',
    person: '程若谷',
    phone: '0000-8812 4401',
    ...HOURS,
  },
  {
    id: 'registration',
    office_zh: '市场监管局登记窗口',
    office_en: 'Registration counter, Market Regulation Bureau',
    person: '程若谷',
    phone: '0000-8812 4401',
    ...HOURS,
  },
  {
    id: 'seals',
    office_zh: '公安备案窗口',
    office_en: 'Seal filing counter, Public Security Bureau',
    person: '沈砚秋',
    phone: '0000-8812 4402',
    ...HOURS,
  },
  {
    id: 'banks',
    office_zh: '支行对公柜台',
    office_en: 'Corporate counter of the branch',
    person: '何疏雨',
    phone: '0000-8812 4403',
    ...HOURS,
  },
  {
    id: 'socials',
    office_zh: '人社窗口',
    office_en: 'Social insurance counter',
    person: '陆听澜',
    phone: '0000-8812 4404',
    ...HOURS,
  },
  {
    id: 'invoices',
    office_zh: '税务窗口',
    office_en: 'Tax counter',
    person: '许望山',
    phone: '0000-8812 4405',
    ...HOURS,
  },
];

/** Choices of the zone. */
export const optionRows: readonly OptionRow[] = [
  {
    id: 'maker-zhenghong',
    fact: 'seal_maker',
    label_zh: '东港正泓印章社，¥0（首套免费）',
    label_en: 'Zhenghong Seals, CNY 0 (first set free)',
    position: 1,
  },
  {
    id: 'maker-haiguan',
    fact: 'seal_maker',
    label_zh: '海关路刻印行，¥0（首套免费）',
    label_en: 'Haiguan Road Engravers, CNY 0 (first set free)',
    position: 2,
  },
  {
    id: 'place-counter',
    fact: 'collect_place',
    label_zh: '企业服务中心3层7号窗',
    label_en: 'Enterprise Service Centre, 3rd floor, counter 7',
    position: 1,
  },
  {
    id: 'place-maker',
    fact: 'collect_place',
    label_zh: '刻制单位门店',
    label_en: 'Shop of the seal maker',
    position: 2,
  },
  {
    id: 'branch-donggang',
    fact: 'bank_branch',
    label_zh: '东港银行自贸区支行',
    label_en: 'Donggang Bank, Free Trade Zone Branch',
    position: 1,
  },
  {
    id: 'branch-binhai',
    fact: 'bank_branch',
    label_zh: '滨海农商银行自贸区支行',
    label_en: 'Binhai Rural Commercial Bank, Free Trade Zone Branch',
    position: 2,
  },
];

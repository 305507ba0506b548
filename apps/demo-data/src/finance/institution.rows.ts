import type { InstitutionData } from '../../../api/src/modules/finance/institution/institution.tables.ts';
import { randomOf } from '../policy/random.ts';
import { institutionPlans, kindTexts, nameOf } from './institution-plans.ts';

const pad = (number: number): string => String(number).padStart(2, '0');
export const institutionId = (index: number): string => `finance-shop-${pad(index + 1)}`;

const contacts = {
  bank: ['科创金融部', 'Technology finance desk'],
  leasing: ['设备租赁部', 'Equipment desk'],
  guarantee: ['担保业务部', 'Guarantee desk'],
  microcredit: ['小微业务部', 'Small business desk'],
  factoring: ['保理业务部', 'Factoring desk'],
} as const;

/** 60 lenders. */
export const institutionRows = (): InstitutionData[] =>
  institutionPlans.map((plan, index) => {
    const random = randomOf(91_000 + index);
    const [zh, en] = nameOf(plan);
    const { headline, introduction } = kindTexts[plan.kind];
    const [headlineZh, headlineEn] = headline[index % headline.length] ?? ['', ''];
    const [contactZh, contactEn] = contacts[plan.kind];
    const building = random.int(1, 9);
    const floor = random.int(1, 12);
    return {
      id: institutionId(index),
      name_zh: zh,
      name_en: en,
      kind: plan.kind,
      area: plan.area,
      logo: null,
      headline_zh: headlineZh,
      headline_en: headlineEn,
      introduction_zh: introduction[0].replaceAll('{name}', zh),
      introduction_en: introduction[1].replaceAll('{name}', en),
      address_zh: plan.area === 'zone' ? `科创湾里${building}号${floor}层` : `东港市港口大道${building * 16}号`,
      address_en:
        plan.area === 'zone'
          ? `Floor ${floor}, ${building} Innovation Bay`
          : `${building * 16} Harbour Avenue, Donggang`,
      hours_zh: '工作日 9:00–17:00',
      hours_en: 'Working days, 9:00 to 17:00',
      contact_zh: contactZh,
      contact_en: contactEn,
      phone: `0633-20268${pad(random.int(0, 99))}`,
      position: index + 1,
    };
  });

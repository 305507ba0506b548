import type { FactKey } from '@zonekit/api-client/registration/facts';
import type { ResultKey } from '@zonekit/api-client/registration/results';
import { idCheckOf, type RegistrationValue } from '@zonekit/api-client/registration/rules';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { idCopyOf, premisesOf } from './papers.ts';
import type { RegistrationPlan } from './registration.plans.ts';

type Values = Partial<Record<FactKey, RegistrationValue>>;

/** No region has the number 990101, so no person has this card. */
const idOf = (born: string, serial: number): string => {
  const digits = `990101${born}${String(serial).padStart(3, '0')}`;
  return `${digits}${idCheckOf(digits)}`;
};
const phoneOf = (index: number, person: number): string =>
  `139${String(2_026_000 + index * 10 + person).padStart(8, '0')}`;
const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const });

const AGENTS = ['许未央', '夏知秋', '温如许', '顾清让'];
const FINANCE = ['沈若溪', '白景行', '陶然', '谢云深'];
const EMPLOYEES = ['陈砚', '宋知微', '梁晚舟', '唐一诺', '韩雪松', '罗青禾'];

const pick = (names: readonly string[], index: number): string => names[index % names.length] ?? '';

/**
 * What is typed into the form of a step; all else comes from the steps before it.
 * @param day on which it is filled in
 */
export const answersFor = (plan: RegistrationPlan, index: number, step: RegistrationStep, day: string): Values => {
  const { legal, papers } = plan;
  switch (step) {
    case 'verification':
      return {
        company_type: index % 4 === 2 ? 'sole' : 'limited',
        industry: plan.industry,
        registered_capital: yuan(plan.capital),
        legal_name: legal.name,
        legal_id: idOf(legal.born, 12 + index),
        legal_phone: phoneOf(index, 1),
        legal_id_copy: [idCopyOf(papers)],
        agent_name: pick(AGENTS, index),
        agent_phone: phoneOf(index, 2),
      };
    case 'registration':
      return {
        business_scope: plan.scope,
        term: 'unlimited',
        address: `东港区海关路18号启航中心B座${1802 + index}`,
        premises: 'rented',
        premises_proof: [premisesOf(papers)],
        company_phone: phoneOf(index, 3),
        email: `office${index + 1}@donggang-ftz.example`,
        legal_position: 'director',
        shareholders: [
          { name: legal.name, id_card: idOf(legal.born, 12 + index) },
          { name: pick(FINANCE, index + 1), id_card: idOf('19870519', 30 + index) },
        ],
        finance_name: pick(FINANCE, index),
        finance_id: idOf('19890714', 50 + index),
        finance_phone: phoneOf(index, 4),
        agent_id: idOf('19930102', 70 + index),
      };
    case 'seals':
      return {
        ...(plan.legal_seal && { legal_seal: plan.legal_seal }),
        seal_material: 'photosensitive',
        seal_maker: index % 2 === 0 ? 'maker-zhenghong' : 'maker-haiguan',
        collector_id: idOf('19930102', 70 + index),
        collector_phone: phoneOf(index, 2),
        collect_place: 'place-counter',
      };
    case 'banks':
      return {
        bank_branch: index % 2 === 0 ? 'branch-binhai' : 'branch-donggang',
        account_kind: 'basic',
        online_banking: 'payment',
        visit_on: day,
      };
    case 'socials':
      return {
        employees: EMPLOYEES.map((person, at) => ({ name: person, id_card: idOf('19950808', 100 + index * 8 + at) })),
        insured_from: `${day.slice(0, 7)}-01`,
        wage_total: yuan(72_000),
        fund_rate: 'eight',
      };
    case 'invoices':
      return {
        taxpayer: plan.capital >= 5_000_000 ? 'general' : 'small',
        accounting: 'small',
        invoice_kind: 'both',
        invoice_total: yuan(300_000),
      };
  }
};

/** What the office of a step writes down. */
export const resultsFor = (step: RegistrationStep, index: number): Partial<Record<ResultKey, string>> => {
  const serial = String(2027 + index);
  switch (step) {
    case 'verification':
      return {};
    case 'registration':
      return { credit_code: `91000000MA0LT${serial}Y` };
    case 'seals':
      return { seal_filing: `YZ-${serial}-04` };
    case 'banks':
      return { account_number: `62220260000${serial}0018` };
    case 'socials':
      return { social_number: `SB${serial}0026`, fund_number: `8800${serial}26` };
    case 'invoices':
      return { tax_file: `SW${serial}1126`, invoice_quota: '300000' };
  }
};

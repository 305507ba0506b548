import type { Words } from '@zonekit/api-client/lifecycle';
import { type FactKey, factOf } from '@zonekit/api-client/registration/facts';
import { type ResultKey, resultsOf } from '@zonekit/api-client/registration/results';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { claimLeftover, nameLeftovers } from '../file/storage/leftovers.ts';
import { storageOf } from '../file/storage/storage-of.ts';
import { certificatePdf } from './certificate-pdf.ts';
import type { Results } from './registration.check.ts';
import { factText } from './registration.form.ts';
import * as repository from './registration.repository.ts';
import type { DeskRow, OptionRow, StepRow } from './registration.tables.ts';

interface DocumentDefinition {
  /** Part of the file's id. */
  key: string;
  title: Words;
  /** Facts of the form that it states, before the results. */
  facts: readonly FactKey[];
  paragraphs?: readonly string[];
}

const COMPANY = ['company_name', 'credit_code', 'address', 'legal_name'] as const;

/** What the office of each step issues. */
const DOCUMENTS: Readonly<Record<RegistrationStep, readonly DocumentDefinition[]>> = {
  verification: [
    {
      key: 'name-notice',
      title: { 'zh-CN': '名称预留告知书', en: 'Notice of the reserved name' },
      facts: ['company_type', 'industry', 'registered_capital', 'legal_name'],
      paragraphs: ['预留期内未办理设立登记的，预留名称自动失效。'],
    },
  ],
  registration: [
    {
      key: 'licence',
      title: { 'zh-CN': '电子营业执照', en: 'Electronic business licence' },
      facts: ['company_name', 'company_type', 'address', 'legal_name', 'registered_capital', 'term', 'business_scope'],
    },
    {
      key: 'articles',
      title: { 'zh-CN': '公司章程', en: 'Articles of association' },
      facts: ['company_name', 'address', 'registered_capital', 'legal_name', 'legal_position', 'shareholders'],
      paragraphs: [
        '第一条　本章程依据《中华人民共和国公司法》制定，对公司、股东、董事、监事和高级管理人员具有约束力。',
        '第二条　公司在登记的经营范围内从事经营活动，依法须经批准的项目，经批准后开展。',
        '第三条　股东按期足额缴纳各自认缴的出资额，并以其认缴的出资额为限对公司承担责任。',
        '第四条　公司依法建立财务和会计制度，在每一会计年度终了时编制财务会计报告。',
      ],
    },
  ],
  seals: [
    {
      key: 'seal-filing',
      title: { 'zh-CN': '印章备案证明', en: 'Certificate of the filed seals' },
      facts: [...COMPANY, 'company_seal', 'finance_seal', 'invoice_seal', 'legal_seal', 'seal_material', 'seal_maker'],
    },
  ],
  banks: [
    {
      key: 'account',
      title: { 'zh-CN': '企业银行结算账户信息表', en: 'Statement of the bank account' },
      facts: [...COMPANY, 'bank_branch', 'account_kind', 'online_banking'],
    },
  ],
  socials: [
    {
      key: 'social',
      title: { 'zh-CN': '社会保险和住房公积金登记表', en: 'Registration of social insurance and housing fund' },
      facts: [...COMPANY, 'insured_from', 'wage_total', 'fund_rate'],
    },
  ],
  invoices: [
    {
      key: 'taxes',
      title: { 'zh-CN': '税务登记信息确认表', en: 'Confirmation of the tax registration' },
      facts: [...COMPANY, 'taxpayer', 'accounting', 'bank_branch', 'account_number', 'invoice_kind'],
    },
  ],
};

export interface Completed {
  row: repository.PlacedRegistration;
  step: StepRow;
  results: Results;
  desk: DeskRow | undefined;
}

const rowsOf = ({ step, results }: Completed, facts: readonly FactKey[], options: readonly OptionRow[]) => [
  ...facts.flatMap((fact) => {
    const value = step.snapshot?.[fact]?.value;
    return value === undefined
      ? []
      : [{ label: factOf(fact).label['zh-CN'], value: factText(fact, value, options, 'zh-CN') }];
  }),
  ...Object.entries(resultsOf(step.step)).flatMap(([key, { label }]) => {
    const value = results[key as ResultKey];
    return value === undefined ? [] : [{ label: label['zh-CN'], value }];
  }),
];

/** A document in the storage that has no row yet. */
export interface MadeDocument {
  id: string;
  name: string;
  name_en: string;
  key: string;
  size: number;
}

/** Makes what the office of a step issues, as PDF in the storage; the sweep removes what never gets a row. */
export const makeDocuments = async (
  db: Db,
  context: Pick<Context, 'config'>,
  completed: Completed,
  now: Date,
): Promise<MadeDocument[]> => {
  const { row, step, desk } = completed;
  const storage = storageOf(context);
  const options = await repository.optionsOf(db);
  const made: MadeDocument[] = [];
  for (const { key, title, facts, paragraphs = [] } of DOCUMENTS[step.step]) {
    const certificate = {
      title: title['zh-CN'],
      title_en: title.en,
      number: row.number,
      rows: rowsOf(completed, facts, options),
      paragraphs,
      office: desk?.office_zh ?? '',
      on: shanghaiDay(now),
    };
    const stored = await storage.put(await certificatePdf(certificate, now));
    await nameLeftovers(db, [stored.key], now);
    const name = { name: `${title['zh-CN']}.pdf`, name_en: `${title.en}.pdf` };
    made.push({ id: `${row.id}-${key}`, ...name, ...stored });
  }
  return made;
};

/** Gives the documents their rows: private ones of no account, which all who see the registration may read. */
export const addDocuments = async (tx: Tx, documents: readonly MadeDocument[], now: Date): Promise<string[]> => {
  for (const { id, name, name_en, key, size } of documents) {
    const row = { id, storage_key: key, name, name_en, mime: 'application/pdf', kind: 'pdf', size } as const;
    await tx
      .insertInto('files')
      .values({ ...row, access: 'private', owner_id: null, created_at: toIsoTime(now) })
      .execute();
    await claimLeftover(tx, key);
  }
  return documents.map(({ id }) => id);
};

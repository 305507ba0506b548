import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { applicationNeeds } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import type { StoredMaterial } from '../policy.tables.ts';
import type { ApplicationRow } from './application.repository.ts';

export interface FieldFault {
  path: string;
  message: string;
}

const MISSING: Record<keyof typeof applicationNeeds.shape, Words> = {
  contact_person: { 'zh-CN': '请填写联系人', en: 'Please fill in the contact' },
  contact_phone: { 'zh-CN': '请填写正确的手机号', en: 'Please enter a correct mobile number' },
  statement: { 'zh-CN': '请填写申报说明', en: 'Please fill in the statement' },
};

const nameOf = (material: StoredMaterial, locale: Locale): string => material.name[locale];

/** What a draft holds that cannot be, whether it is complete or not. */
export const draftFaults = (
  draft: { amount: number | null; materials: ApplicationRow['materials'] },
  call: { amount: number; materials: readonly StoredMaterial[] },
  fileIds: ReadonlySet<string>,
  locale: Locale,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  const say = (path: string, words: Words) => faults.push({ path, message: words[locale] });
  if (draft.amount !== null && (draft.amount < 1 || draft.amount > call.amount)) {
    say('amount', {
      'zh-CN': '申请金额须大于零且不超过上限',
      en: 'The amount must be above zero and within the limit',
    });
  }
  draft.materials.forEach(({ material, file_id }, index) => {
    if (!call.materials[material]) {
      say(`materials/${index}/material`, { 'zh-CN': '没有这项材料', en: 'There is no such material' });
    }
    if (!fileIds.has(file_id)) {
      say(`materials/${index}/file_id`, {
        'zh-CN': '文件不存在，请重新上传',
        en: 'The file is gone. Please upload it again',
      });
    }
  });
  return faults;
};

/**
 * What an application lacks to be submitted, by field.
 * @param taken whether the call takes applications now
 */
export const missingForSubmit = (
  row: Pick<ApplicationRow, 'contact_person' | 'contact_phone' | 'statement' | 'materials'>,
  { materials, taken }: { materials: readonly StoredMaterial[]; taken: boolean },
  locale: Locale,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (!taken) {
    const words = { 'zh-CN': '当前不在受理时间内', en: 'Applications are not being taken now' };
    faults.push({ path: 'declaration_id', message: words[locale] });
  }
  const parsed = z.safeParse(applicationNeeds, row);
  for (const path of new Set(parsed.error?.issues.map((issue) => String(issue.path[0])))) {
    faults.push({ path, message: MISSING[path as keyof typeof MISSING][locale] });
  }
  materials.forEach((material, index) => {
    if (!material.required || row.materials.some((handedIn) => handedIn.material === index)) return;
    const name = nameOf(material, locale);
    faults.push({ path: 'materials', message: locale === 'en' ? `Please add: ${name}` : `请上传：${name}` });
  });
  return faults;
};

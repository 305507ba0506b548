import { addDays } from '../../../../api/src/frame/day.ts';
import {
  searchedCollection,
  searchedIllustration,
} from '../../../../api/src/modules/policy/reading/reading.transfer.ts';
import { workingDay } from '../calendar.ts';
import type { DeclarationRecord } from '../declaration-writer.ts';
import type { PolicyRecord } from '../policy-writer.ts';
import { themes } from '../themes.ts';
import { demoIllustrations } from './illustrations.ts';

const COLLECTIONS = 20;
const IN_A_COLLECTION = 6;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Collections and illustrations; the same on every machine. */
export const readingRecords = (
  today: string,
  policies: readonly PolicyRecord[],
  declarations: readonly DeclarationRecord[],
) => {
  const collections = themes
    .map((theme) => ({ theme, own: policies.filter((policy) => policy.theme === theme.id) }))
    .filter(({ own }) => own.length >= 2)
    .slice(0, COLLECTIONS)
    .map(({ theme, own }, at) => {
      const published_on = workingDay(addDays(today, -2 - at * 17));
      const chosen = own.slice(0, IN_A_COLLECTION);
      return searchedCollection({
        id: `col-${String(at + 1).padStart(2, '0')}`,
        title_zh: `${theme.topic['zh-CN']}政策汇编`,
        title_en: capital(`${theme.topic.en}: the policies together`),
        summary_zh: `汇集${theme.topic['zh-CN']}各级政策${chosen.length}件，逐件列出支持措施，便于对照选用。`,
        summary_en: `${chosen.length} policies of all levels on ${theme.topic.en}, with what each of them gives.`,
        industries: [...theme.industries],
        year: Number(published_on.slice(0, 4)),
        published_on,
        policies: chosen.map(({ id }) => id),
      });
    });
  const illustrations = demoIllustrations.map(({ id, theme, pictures }, at) => {
    const published_on = workingDay(addDays(today, -1 - at * 11));
    const policy = policies.find((candidate) => candidate.theme === theme.id) ?? policies[0];
    const declaration = declarations.find((candidate) => candidate.theme === theme.id);
    const second = at >= themes.length;
    const row = {
      id,
      title_zh: `${pictures.length}张图看懂${theme.topic['zh-CN']}${second ? '（更新版）' : ''}`,
      title_en: capital(`${theme.topic.en} in ${pictures.length} pictures${second ? ', updated' : ''}`),
      summary_zh: `谁能申、给多少、怎么算、什么时候、交什么：${theme.topic['zh-CN']}政策一看就懂。`,
      summary_en: `Who may apply, how much, how it is reckoned, when, and with which papers: ${theme.topic.en} at a glance.`,
      industries: [...theme.industries],
      year: Number(published_on.slice(0, 4)),
      published_on,
      policy_id: policy?.id ?? null,
      declaration_id: declaration?.id ?? null,
      department_id: policy?.department_id ?? 'ftz-committee',
      pictures: pictures.map(({ file_id, title, text }) => ({ file_id, title, text })),
    };
    return searchedIllustration(
      row,
      pictures.flatMap(({ text }) => [text['zh-CN'], text.en]),
    );
  });
  return { collections, illustrations };
};

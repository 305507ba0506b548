import { addDays } from '../../../api/src/frame/day.ts';
import { withStage } from '../../../api/src/modules/business/recommendation/recommendation.repository.ts';
import type {
  RecommendedProductRow,
  TechniqueRow,
} from '../../../api/src/modules/business/recommendation/recommendation.tables.ts';
import { coverId } from '../content/files.ts';
import { randomOf } from '../policy/random.ts';
import { recommendedFields } from './recommended-plans.ts';
import { techniquePlans } from './technique-plans.ts';

const pad = (number: number): string => String(number).padStart(3, '0');

/** 40 products, the fields in turn; published in the last two years. */
export const recommendedProductRows = (today: string): RecommendedProductRow[] => {
  const most = Math.max(...recommendedFields.map(({ plans }) => plans.length));
  const turns = Array.from({ length: most }, (_, place) =>
    recommendedFields.flatMap((each) => (each.plans[place] ? [{ ...each, place, plan: each.plans[place] }] : [])),
  ).flat();
  return turns.map(({ field, cover, lists, place, plan }, index): RecommendedProductRow => {
    const random = randomOf(91_000 + index);
    const { title, maker, headline, figure, customer, result } = plan;
    const warranty = random.pick([12, 18, 24, 36]);
    const weeks = random.int(2, 12);
    const [name, value] = figure;
    const main = { name_zh: name[0], name_en: name[1], value_zh: value, value_en: value };
    return {
      id: `recommended-${pad(index + 1)}`,
      field,
      recommended_by: lists[place % lists.length] ?? lists[0],
      ...{ title_zh: title[0], title_en: title[1], headline_zh: headline[0], headline_en: headline[1] },
      description_zh: `${headline[0]}。${maker[0]}自主研发，关键部件在区内配套生产。\n已在${customer[0]}使用：${result[0]}。提供样机试用和现场参观。`,
      description_en: `${headline[1]}. Developed by ${maker[1]}, its key parts made in the zone.\nIn use at ${customer[1].replace(/^A/, 'a')}: ${result[1].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}. A unit on trial and a visit on site are offered.`,
      ...{ maker_zh: maker[0], maker_en: maker[1] },
      address_zh: `港口大道${18 + index * 2}号`,
      address_en: `${18 + index * 2} Harbour Avenue`,
      phone: `0633-2026${701 + index}`,
      price_from: plan.price === 0 ? null : Math.round(plan.price * 1_000_000),
      figures: [
        main,
        { name_zh: '交货期', name_en: 'Delivery', value_zh: `${weeks}周`, value_en: `${weeks} weeks` },
        { name_zh: '质保', name_en: 'Warranty', value_zh: `${warranty}个月`, value_en: `${warranty} months` },
      ],
      specs: [
        { ...main, note_zh: '第三方检测', note_en: 'Tested by a third party' },
        {
          ...{ name_zh: '交货期', name_en: 'Delivery', value_zh: `${weeks}周`, value_en: `${weeks} weeks` },
          ...{ note_zh: '批量可分批', note_en: 'In parts for series' },
        },
        {
          ...{ name_zh: '质保', name_en: 'Warranty', value_zh: `${warranty}个月`, value_en: `${warranty} months` },
          ...{ note_zh: null, note_en: null },
        },
        {
          ...{ name_zh: '产地', name_en: 'Made in', value_zh: '东港自贸区', value_en: 'Donggang FTZ' },
          ...{ note_zh: null, note_en: null },
        },
      ],
      cases: [{ customer_zh: customer[0], customer_en: customer[1], result_zh: result[0], result_en: result[1] }],
      proofs: [
        { zh: `列入${random.int(2024, 2026)}年推荐产品目录`, en: 'Listed in the catalogue of recommended products' },
        { zh: '型式试验报告（有效期内）', en: 'Type test report, in force' },
      ],
      cover: coverId(cover),
      published_on: addDays(today, -(4 + index * 17)),
      position: index + 1,
    };
  });
};

/** 24 techniques, in the order of the plan; published in the last two years. */
export const techniqueRows = (today: string): TechniqueRow[] =>
  techniquePlans.map((plan, index) => {
    const random = randomOf(92_000 + index);
    const { title, headline, holder, price, use, result, maturity } = plan;
    const patents = random.int(1, 6);
    const [name, before, after] = result;
    return withStage({
      id: `technique-${pad(index + 1)}`,
      ...{ field: plan.field, maturity, offer: plan.offer },
      ...{ title_zh: title[0], title_en: title[1], headline_zh: headline[0], headline_en: headline[1] },
      introduction_zh: `${headline[0]}。${name[0]}由${before[0]}变为${after[0]}，数据来自第三方测试。\n适合${use[0]}。持有单位提供工艺文件和现场指导。`,
      introduction_en: `${headline[1]}. ${name[1]}: ${after[1]} instead of ${before[1]}, tested by a third party.\nFor ${use[1].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}. The holder gives process files and guidance on site.`,
      ...{ holder_zh: holder[0], holder_en: holder[1], price_zh: price[0], price_en: price[1] },
      rights_zh: `发明专利${patents}件`,
      rights_en: patents === 1 ? 'One invention patent' : `${patents} invention patents`,
      result: {
        ...{ name_zh: name[0], name_en: name[1], before_zh: before[0], before_en: before[1] },
        ...{ after_zh: after[0], after_en: after[1] },
      },
      uses: [{ zh: use[0], en: use[1] }],
      phone: `0633-2026${801 + index}`,
      published_on: addDays(today, -(3 + index * 26)),
      position: index + 1,
    });
  });

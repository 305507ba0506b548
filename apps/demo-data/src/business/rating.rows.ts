import { addDays } from '../../../api/src/frame/day.ts';
import type { RatingRow } from '../../../api/src/modules/shop/shop.tables.ts';
import { industries } from '../policy/industries.ts';
import { randomOf } from '../policy/random.ts';
import type { Words } from './service-plan.types.ts';

/** Rated offer with the packages or specifications that were ordered. */
export interface RatedOffer {
  id: string;
  kind: RatingRow['kind'];
  shop_id: string;
  title: Words;
  specs: readonly { id: string; name: Words }[];
}

const said: Readonly<Record<number, readonly [Words, ...Words[]]>> = {
  5: [
    ['按我们的流程来写，不是套模板，一次通过。', 'Written to our own process, not a template; passed the first time.'],
    ['比约定早两天交付，资料齐全。', 'Two days early, everything complete.'],
    ['问题当天有回音，换人也没耽误。', 'Answers on the same day, even when our contact changed.'],
    ['价格和页面一样，没有另外加钱。', 'The price was the one on the page, nothing was added.'],
  ],
  4: [
    ['整体顺利，第二轮沟通等了一天。', 'Smooth on the whole; the second round took a day.'],
    ['结果满意，报告排版可以再清楚些。', 'Good result; the report could be laid out better.'],
  ],
  3: [
    [
      '中间换过一次对接人，耽误四天，平台按天退了款。',
      'Our contact changed once; four days late, refunded by the day.',
    ],
    ['能用，但说明不够细。', 'It works, but the explanation is thin.'],
  ],
  2: [['延期一周才交，态度还可以。', 'A week late, though polite.']],
  1: [['没有按约定完成，已退款。', 'Not done as agreed; refunded.']],
};

const scoreOf = (draw: number): number => (draw < 0.7 ? 5 : draw < 0.9 ? 4 : draw < 0.97 ? 3 : draw < 0.99 ? 2 : 1);

/** Ratings of earlier orders, up to `most` an offer; some offers are new and have none. */
export const ratingRows = (
  offers: readonly RatedOffer[],
  { today, seed, most }: { today: string; seed: number; most: number },
): RatingRow[] =>
  offers.flatMap((offer, index) => {
    const random = randomOf(seed + index);
    const [first, ...others] = industries;
    const count = random.next() < 0.12 ? 0 : random.int(3, most);
    return Array.from({ length: count }, (_, number): RatingRow => {
      const score = scoreOf(random.next());
      const field = first ? random.pick([first, ...others]) : null;
      const spec =
        offer.specs[random.next() < 0.7 ? Math.min(1, offer.specs.length - 1) : random.int(0, offer.specs.length - 1)];
      const words = random.pick(said[score] ?? [['', '']]);
      return {
        order_id: `rated-${offer.id}-${number + 1}`,
        shop_id: offer.shop_id,
        kind: offer.kind,
        offer_id: offer.id,
        offer_zh: offer.title[0],
        offer_en: offer.title[1],
        spec_id: spec?.id ?? null,
        spec_zh: spec?.name[0] ?? null,
        spec_en: spec?.name[1] ?? null,
        enterprise_id: `rated-${random.int(1, count * 2)}`,
        field_zh: field && `${field.name['zh-CN']}企业`,
        field_en: field && `${field.name.en} company`,
        score,
        text: number % 4 === 0 ? words[0] : '',
        on_time: score >= 4 || random.next() < 0.5,
        rated_on: addDays(today, -random.int(5, 700)),
        // Near the score of the whole; the last of every five rated the whole alone.
        aspects: [0, 0, 0, 1].map((less) =>
          number % 5 === 4
            ? null
            : Math.max(1, score - (random.next() < 0.2 ? 1 : 0) - (random.next() < 0.2 ? less : 0)),
        ),
      };
    });
  });

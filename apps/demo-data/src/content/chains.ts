import type { ChainStage, Qualification } from '@zonekit/api-client/content/contract';
import type { ChainRow, CompanyRow, PositionRow } from '../../../api/src/modules/content/industry.ts';
import { randomOf } from '../policy/random.ts';
import { CHAINS, type PositionText } from './chain-texts.ts';
import { coverId } from './files.ts';
import type { Pair } from './words.ts';

const PREFIXES =
  `霜序 Shuangxu|港屿 Gangyu|寒汀 Hanting|远礁 Yuanjiao|澄湾 Chengwan|海岚 Hailan|岚川 Lanchuan|青屿 Qingyu|望潮 Wangchao|听涛 Tingtao|碧屿 Biyu|启锚 Qimao|锚点 Maodian|灯塔 Dengta|长汀 Changting|沧浪 Canglang|北溟 Beiming|银鸥 Yin’ou|鲸川 Jingchuan|潮汐 Chaoxi|珊湖 Shanhu|星港 Xinggang|瀚海 Hanhai|东屿 Dongyu|汐源 Xiyuan|明湾 Mingwan|泊舟 Bozhou|帆影 Fanying|浪尖 Langjian|海岬 Haijia|礁岩 Jiaoyan|岸线 Anxian|深澜 Shenlan|极光 Jiguang|冰川 Bingchuan|雪线 Xuexian|恒澈 Hengche|致远 Zhiyuan|诺川 Nuochuan|云帆 Yunfan`
    .split('|')
    .map((pair): Pair => {
      const [zh = '', en = ''] = pair.split(' ');
      return [zh, en];
    });

const STAGES = ['upstream', 'midstream', 'midstream', 'downstream'] as const satisfies readonly ChainStage[];
const QUALIFICATIONS: readonly Qualification[] = [
  'high_tech',
  'specialised',
  'technology_sme',
  'high_tech',
  'champion',
  'technology_sme',
  'none',
];
const OFFERS: readonly Pair[] = [
  ['可供', 'Supplies'],
  ['可供，可代工', 'Supplies, makes to order'],
  ['在找1项', 'Seeks 1'],
  ['可供', 'Supplies'],
  ['在找2项', 'Seeks 2'],
];
/** Centre of Donggang; companies stand within some kilometres of it. Source: the map of the ftz variant. */
const CENTRE = [121.62, 38.91] as const;
const random = randomOf(20_261_120);

export const chainRows: readonly ChainRow[] = CHAINS.map(({ id, name, remark, scene, segments }, index) => ({
  id,
  position: index + 1,
  name_zh: name[0],
  name_en: name[1],
  remark_zh: remark[0],
  remark_en: remark[1],
  cover: coverId(scene),
  segments: segments.map(({ name: segment }, at) => ({
    id: `${id}-s${at + 1}`,
    stage: STAGES[at] ?? 'downstream',
    name_zh: segment[0],
    name_en: segment[1],
  })),
}));

const idOf = (chain: string, segment: number, position: number) => `${chain}-${segment + 1}${position + 1}`;

/** Positions of the next segment that a position supplies: the one opposite, and every other one the next besides. */
const supplied = (chain: string, segment: number, position: number, next: readonly PositionText[] | undefined) => {
  if (!next || next.length === 0) return [];
  const first = position % next.length;
  const targets = position % 2 === 0 ? [first, (first + 1) % next.length] : [first];
  return [...new Set(targets)].map((target) => idOf(chain, segment + 1, target));
};

export const positionRows: readonly PositionRow[] = CHAINS.flatMap(({ id: chain, segments }) =>
  segments.flatMap(({ positions }, segment) =>
    positions.map(
      (position, at): PositionRow => ({
        id: idOf(chain, segment, at),
        chain_id: chain,
        segment_id: `${chain}-s${segment + 1}`,
        position: segment * 10 + at + 1,
        name_zh: position.name[0],
        name_en: position.name[1],
        supplies: supplied(chain, segment, at, segments[segment + 1]?.positions),
        gap_zh: position.gap?.text[0] ?? null,
        gap_en: position.gap?.text[1] ?? null,
        gap_demands: position.gap?.demands ?? 0,
      }),
    ),
  ),
);

let made = 0;
const companyOf = (chain: string, segment: number, at: number, position: PositionText, index: number): CompanyRow => {
  const number = made;
  made += 1;
  const own = chain === 'cold-chain' && segment === 1 && at === 0 && index === 0;
  const prefix = PREFIXES[number % PREFIXES.length] ?? ['', ''];
  const product = position.products[index % position.products.length] ?? position.name;
  const published = random.next() < 0.7;
  return {
    id: `company-${String(number + 1).padStart(3, '0')}`,
    chain_id: chain,
    position_id: idOf(chain, segment, at),
    stage: STAGES[segment] ?? 'downstream',
    name_zh: own ? '东港澜图智能装备' : `${prefix[0]}${position.suffix[0]}`,
    name_en: own ? 'Donggang Lantu Intelligent Equipment' : `${prefix[1]} ${position.suffix[1]}`,
    product_zh: product[0],
    product_en: product[1],
    staff: own ? 48 : random.int(16, 320),
    qualification: own ? 'high_tech' : (QUALIFICATIONS[number % QUALIFICATIONS.length] ?? 'none'),
    offer_zh: (OFFERS[own ? 2 : number % OFFERS.length] ?? ['可供', 'Supplies'])[0],
    offer_en: (OFFERS[own ? 2 : number % OFFERS.length] ?? ['可供', 'Supplies'])[1],
    longitude: published || own ? Number((CENTRE[0] + 0.002 + random.next() * 0.03).toFixed(5)) : null,
    latitude: published || own ? Number((CENTRE[1] - 0.016 + random.next() * 0.032).toFixed(5)) : null,
    enterprise_id: own ? 'e-lantu' : null,
  };
};

/** Some 120 companies, all invented; about two thirds have published where they are. */
export const companyRows: readonly CompanyRow[] = CHAINS.flatMap(({ id: chain, segments }) =>
  segments.flatMap(({ positions }, segment) =>
    positions.flatMap((position, at) =>
      Array.from({ length: position.companies }, (_, index) => companyOf(chain, segment, at, position, index)),
    ),
  ),
);

import type { CarouselRow } from '../../../api/src/modules/content/information.ts';
import { SLIDES, slideId } from './files.ts';

interface Slide {
  title: readonly [zh: string, en: string];
  line: readonly [zh: string, en: string];
  alt: readonly [zh: string, en: string];
  href: string;
}

/** In the order of the pictures in `SLIDES`. */
const slides: Readonly<Record<keyof typeof SLIDES, readonly Slide[]>> = {
  ftz: [
    {
      title: ['临港而兴的产业创新高地', 'Innovation beside the port'],
      line: [
        '四条产业链、六十家创新平台，向企业开放。',
        'Four industry chains and sixty places of innovation, open to companies.',
      ],
      alt: ['港口的岸桥与集装箱', 'Cranes and containers at the port'],
      href: '/entrance/show',
    },
    {
      title: ['首台（套）装备，研制与首购都有奖励', 'First units: rewards for makers and first buyers'],
      line: ['用十个问题核对贵司符合哪些政策。', 'Ten questions tell which policies your company meets.'],
      alt: ['流水线旁的机械臂', 'A robot arm beside a conveyor'],
      href: '?dialog=questionnaire',
    },
    {
      title: ['冷链装备产业链，找上下游', 'Cold-chain equipment: find suppliers and buyers'],
      line: [
        '每个环节有哪些企业、缺什么，一张图看清。',
        'Which companies stand where, and what is missing, on one map.',
      ],
      alt: ['冷库与冷藏车', 'A cold store and a refrigerated lorry'],
      href: '/entrance/industryMap?chain=cold-chain',
    },
    {
      title: ['云上路演，看项目也讲项目', 'Roadshows on cloud'],
      line: ['路演中心按半天预约，投影与音响齐备。', 'Book the centre by the half-day, with projector and audio.'],
      alt: ['路演大厅里的大屏与听众', 'A hall with a screen and an audience'],
      href: '/#roadshow-on-cloud',
    },
  ],
  bsr: [
    {
      title: ['北山企业服务，一站办好', 'Beishan: everything for your company'],
      line: ['政策、载体、人才与融资，从这里开始。', 'Policies, space, people and capital start here.'],
      alt: ['园区的办公楼群', 'Office towers of the zone'],
      href: '/policy',
    },
    {
      title: ['研发有平台，中试有基地', 'Platforms for research, bases for pilot production'],
      line: ['设备在线预约，工艺工程师驻场。', 'Book instruments online; engineers are on site.'],
      alt: ['实验室里的烧瓶与试管', 'Flasks and tubes in a laboratory'],
      href: '/info/platform',
    },
    {
      title: ['绿色制造，政策先到', 'Support for green manufacturing'],
      line: ['查看正在受理的申报通知与截止日期。', 'See the open calls and when they close.'],
      alt: ['山前的风力发电机', 'Wind turbines before hills'],
      href: '/policy/policyDeclaration?status=open&status=closing',
    },
    {
      title: ['人才政策与园区快讯', 'Talent policies and news'],
      line: ['公寓、补贴与招聘会，每周更新。', 'Flats, allowances and job fairs, every week.'],
      alt: ['报告厅里的大屏与听众', 'A hall with a screen and an audience'],
      href: '/talent',
    },
  ],
};

/** Of the home page: `home-ftz` and `home-bsr`. */
export const carouselRows: readonly CarouselRow[] = (['ftz', 'bsr'] as const).flatMap((variant) =>
  slides[variant].map(({ title, line, alt, href }, index) => ({
    id: `slide-${variant}-${index + 1}`,
    place: `home-${variant}`,
    position: index + 1,
    title_zh: title[0],
    title_en: title[1],
    line_zh: line[0],
    line_en: line[1],
    image: slideId(variant, SLIDES[variant][index] ?? 'hall'),
    alt_zh: alt[0],
    alt_en: alt[1],
    href,
  })),
);

import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MatchCard',
  name: '匹配卡片',
  group: 'data',
  task: 'decide',
  stability: 'new',
  purpose: {
    zh: '匹配结果列表里的一项申报：最高多少、何时截止、几条符合、差的那一条和最近的补法、还要问什么、试改之后变成什么。',
    en: 'A declaration in a list of matches: what it pays, until when, how many conditions are met, the one that is missing with the nearest way round it, what is to be asked, and what a tried answer makes of it.',
  },
  avoid: {
    zh: '逐条比对用 PolicyMatch；没有画像的列表用列表页的条目。',
    en: 'For all conditions PolicyMatch; for a list without a profile the rows of ListPage.',
  },
  anatomy: [
    {
      part: 'line',
      at: '[class*="_top__"]',
      what: { zh: '级别、文号、部门；试改的结果', en: 'Level, number, issuer; what the trial makes of it' },
    },
    { part: 'title', what: { zh: '标题，链接到申报', en: 'The title, a link to the declaration' } },
    { part: 'cells', what: { zh: '每条一格，几条符合', en: 'A cell for each condition, and how many are met' } },
    { part: 'terms', what: { zh: '金额与期限', en: 'Amount and deadline' } },
    {
      part: 'extra',
      what: { zh: '差的一条与补法；要问的一题', en: 'What is missing and the way round it; the question' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: { zh: '到标题与回答', en: 'To the title and the answers' } }],
  dos: [
    { zh: '没有填的写成待确认，就地问', en: 'Say that what is not known is open, and ask for it there' },
    { zh: '放进列表项里，按结论分组', en: 'Put it in a list item, grouped by verdict' },
  ],
  donts: [{ zh: '不要把“待确认”当作“不符合”', en: 'Never show what is not known as not met' }],
};
export default doc;

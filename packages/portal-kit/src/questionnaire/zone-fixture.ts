import { defineQuestionnaire } from './core/steps.ts';

interface OldAnswers {
  business?: unknown;
}

/** A harbour's questionnaire: carriers and makers get different questions. */
export const HARBOUR = defineQuestionnaire({
  id: 'harbour',
  version: 2,
  steps: [
    { kind: 'text', field: 'ship_owner', required: true },
    { kind: 'one', field: 'trade', values: [1, 2], required: true },
    { kind: 'many', field: 'goods', values: [1, 2, 3, 4], max: 2, when: { field: 'trade', in: [1] } },
    { kind: 'yes-no', field: 'is_cold', values: [1, 2], when: { field: 'trade', in: [1] } },
    { kind: 'one', field: 'degrees', values: [1, 2, 3], required: true, when: { field: 'is_cold', in: [true] } },
    { kind: 'region', field: 'site', required: true, when: { field: 'trade', in: [2] } },
    { kind: 'date', field: 'since' },
  ],
  words: {
    'zh-CN': {
      ship_owner: { title: '船东是哪家企业？', label: '船东', required: '请填写船东' },
      trade: {
        title: '在港区做什么？',
        hint: '以{year}年度的主要业务为准。',
        options: { 1: '运输', 2: '生产' },
        required: '请选择主要业务',
      },
      goods: {
        title: '主要运哪些货物？',
        hint: '最多选两类。',
        options: { 1: '水产', 2: '粮食', 3: '矿石', 4: '汽车' },
      },
      is_cold: { title: '需要冷链吗？', options: { 1: '需要', 2: '不需要' } },
      degrees: {
        title: '冷藏到多少度？',
        options: { 1: '0至10度', 2: '0度以下至零下18度', 3: '零下18度以下' },
      },
      site: { title: '工厂在哪里？' },
      since: { title: '何时开始的？', label: '开始日期' },
    },
    en: {
      ship_owner: { title: 'Which company owns the ship?', label: 'Owner', required: 'please fill in the owner' },
      trade: {
        title: 'What do you do in the harbour?',
        hint: 'The main business of {year}.',
        options: { 1: 'Carry goods', 2: 'Make goods' },
      },
      goods: {
        title: 'Which goods above all?',
        hint: 'Two at most.',
        options: { 1: 'Fish', 2: 'Grain', 3: 'Ore', 4: 'Cars' },
      },
      is_cold: { title: 'Is a cold chain needed?', options: { 1: 'Yes', 2: 'No' } },
      degrees: { title: 'How cold?', options: { 1: '0 to 10 °C', 2: 'Below 0, down to −18 °C', 3: 'Below −18 °C' } },
      site: { title: 'Where is the plant?' },
      since: { title: 'Since when?', label: 'Start' },
    },
  },
  migrate: {
    /** Until version 1 the second question was called `business`, and there was none about goods. */
    1: ({ step, answers }) => {
      const { business, ...others } = answers as OldAnswers;
      return { step, answers: { ...others, trade: business, goods: [] } };
    },
  },
});

import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-accordion--rows',
    steps: [
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "申报需要哪些材料？", expanded' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangle "申报需要哪些材料？", collapsed' },
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "多久有结果？", collapsed' },
      { do: { press: ['Space'] }, focus: 'DisclosureTriangle "多久有结果？", expanded' },
      { do: { press: ['Tab'] }, focus: 'link "查看办理进度"' },
    ],
  },
  {
    story: 'ui-accordion--with-facts',
    steps: [{ do: { press: ['Tab'] }, focus: 'DisclosureTriangle "研发投入 3 项已满足", expanded' }],
  },
];
export default transcripts;

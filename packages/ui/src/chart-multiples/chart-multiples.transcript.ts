import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-chartmultiples--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list, 5 items › link "实缴税费 63 万元"' },
      { do: { press: ['Tab'] }, focus: 'link "研发投入 136 万元"' },
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "查看数据表", collapsed' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangle "查看数据表", expanded' },
    ],
  },
];
export default transcripts;

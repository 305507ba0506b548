import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-virtualtable--selecting-and-expanding',
    steps: [
      { do: { press: ['Tab'] }, focus: 'region "全部房源"' },
      { do: { press: ['Tab'] } },
      {
        do: { press: ['Tab', 'Tab', 'Tab', 'Tab'] },
        focus: 'checkbox "选择：东港科创园一号楼三层东侧实验用房 1", not checked',
      },
      { do: { press: ['Tab'] }, focus: 'button "详情：东港科创园一号楼三层东侧实验用房 1", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "详情：东港科创园一号楼三层东侧实验用房 1", expanded' },
    ],
  },
];
export default transcripts;

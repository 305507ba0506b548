import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-policymatch--mixed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list "未满足与待确认的条件", 3 items › button "保存"' },
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "已符合的2项", collapsed' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangle "已符合的2项", expanded' },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-detailpage--call',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "面包屑" › list, 3 items › link "首页"' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'complementary › button "在线申报"' },
    ],
  },
];
export default transcripts;

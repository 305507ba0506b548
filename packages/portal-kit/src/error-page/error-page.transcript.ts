import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-errorpage--after-other-pages',
    steps: [
      { do: { press: ['Tab'] }, focus: 'link "返回首页"' },
      { do: { press: ['Tab'] }, focus: 'navigation "您最近看过" › list, 2 items › link "申报通知"' },
    ],
  },
];
export default transcripts;

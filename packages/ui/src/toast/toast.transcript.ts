import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-toast--quiet',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "保存"' },
      { do: { press: ['Enter'] }, focus: 'button "保存"', live: ['草稿已保存'] },
      { do: { press: ['Tab'] }, focus: 'region "提示" › button "关闭"' },
      { do: { press: ['Enter'] }, focus: 'button "保存"' },
    ],
  },
];
export default transcripts;

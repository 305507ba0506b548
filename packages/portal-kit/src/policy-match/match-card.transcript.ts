import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-matchcard--phone',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'link "关于组织申报2026年度冷链设备更新补助的通知"',
      },
      { do: { press: ['Tab'] }, focus: 'button "是：是否已填报107-2表？"' },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-notificationcentre--example',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "通知 2 条未读", collapsed, has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "通知"' },
      {
        do: { press: ['Tab'] },
        focus: 'region "今天" › list, 1 item › link "未读 路演中心 11 月 26 日上午的预约"',
      },
      { do: { press: ['Enter'] }, focus: 'button "通知 1 条未读", collapsed, has dialog' },
    ],
  },
];
export default transcripts;

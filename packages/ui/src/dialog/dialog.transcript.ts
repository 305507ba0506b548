import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-dialog--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "预约路演中心", collapsed, has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "路演中心预约", description "按半天选择，当月与次月。"' },
      { do: { press: ['Shift+Tab'] }, focus: 'button "提交预约"' },
      { do: { press: ['Tab'] }, focus: 'button "关闭"' },
      { do: { press: ['Tab'] }, focus: 'textbox "活动名称"' },
      { do: { press: ['Shift+Tab', 'Shift+Tab'] }, focus: 'button "提交预约"' },
      { do: { press: ['Escape'] }, focus: 'button "预约路演中心", collapsed, has dialog' },
    ],
  },
];
export default transcripts;

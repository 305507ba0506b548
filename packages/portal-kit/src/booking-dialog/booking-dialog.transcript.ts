import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-bookingdialog--open',
    steps: [
      { do: { press: ['Tab'] }, focus: 'dialog "路演中心预约" › button "关闭，已填写的内容会保留"' },
      { do: { press: ['Tab'] }, focus: 'form "预约信息" › group' },
      {
        do: { press: ['Tab'] },
        focus:
          'group "选择使用时间" › grid "2026年11月", 4 rows, 7 columns, description "方向键移动半天或一周，Page Up 与 Page Down 换月，回车选定。" › button "2026-11-21 上午，星期六，可约", not pressed',
      },
      { do: { press: ['Tab'] }, focus: 'textbox "单位名称", required, value "东港澜图智能装备有限公司"' },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-daterangepicker--empty',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'group "发布日期", description "查询这段时间发布的政策" › textbox "开始日期"',
      },
      { do: { type: '20261204' } },
      { do: { press: ['Tab'] }, focus: 'textbox "结束日期"' },
      { do: { type: '20261125' } },
      {
        do: { press: ['Tab'] },
        focus: 'button "打开日历", collapsed, has dialog',
        live: ['结束日期 2026-11-25 早于开始日期 2026-12-04，请改其中一个'],
      },
      {
        do: { press: ['Shift+Tab'] },
        focus:
          'textbox "结束日期", invalid, value "20261125", description "结束日期 2026-11-25 早于开始日期 2026-12-04，请改其中一个"',
      },
    ],
  },
];
export default transcripts;

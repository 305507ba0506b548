import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-fileviewer--document-in-parts',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'dialog "2025年度获支持项目评分明细.pdf", description "PDF，2.1 MB" › button "关闭"',
      },
      { do: { press: ['Tab'] }, focus: 'group "查看工具" › button "上一页", disabled' },
      { do: { press: ['Tab'] }, focus: 'textbox "页码", value "1"' },
      { do: { press: ['2', 'Enter'] }, focus: 'textbox "页码", value "2"', live: ['第 2 页，共 3 页'] },
      { do: { press: ['Tab'] }, focus: 'button "下一页"' },
      { do: { press: ['Enter'] }, focus: 'button "下一页", disabled', live: ['第 3 页，共 3 页'] },
      { do: { press: ['Tab', 'Tab', 'Tab', 'Tab'] }, focus: 'region "第 3 页，共 3 页"' },
      { do: { press: ['Control+Home'] }, focus: 'region "第 1 页，共 3 页"', live: ['第 1 页，共 3 页'] },
    ],
  },
  {
    story: 'kit-fileviewer--no-permission',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'dialog "2025年度获支持项目评分明细.pdf", description "PDF, 2.1 MB" › button "Close"',
      },
      { do: { press: ['Tab'] }, focus: 'button "Apply for permission"' },
      {
        do: { press: ['Enter'] },
        focus: 'dialog "2025年度获支持项目评分明细.pdf", description "PDF, 2.1 MB"',
        live: ['permission is being applied for, please wait'],
      },
    ],
  },
];
export default transcripts;

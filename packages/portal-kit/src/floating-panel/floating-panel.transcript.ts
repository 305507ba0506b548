import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-floatingpanel--at-rest',
    steps: [
      { do: { press: ['Tab'] }, focus: 'complementary "快捷服务" › list, 5 items › link "路演预约"' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'link "政策匹配 23项可申报"' },
      { do: { press: ['Tab'] }, focus: 'button "项目申报", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "项目申报", expanded' },
      {
        do: { press: ['Tab'] },
        focus: 'list "项目申报，在外部系统办理", 2 items › link "创新成长计划 储备项目申报 在新窗口打开"',
      },
      { do: { press: ['Escape'] }, focus: 'button "项目申报", collapsed' },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-mainheader--logged-in',
    steps: [
      { do: { press: ['Tab'] }, focus: 'banner › link "东港自由贸易区 产业创新合作平台"' },
      { do: { press: ['Tab'] }, focus: 'link "检索"' },
      { do: { press: ['Tab'] }, focus: 'button "关怀版", not pressed' },
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "打开导航", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "关闭导航"' },
      { do: { press: ['Tab'] }, focus: 'navigation "主导航" › list, 5 items › link "首页", current' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'DisclosureTriangleGrouped "超市直达", collapsed' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangleGrouped "超市直达", expanded' },
      { do: { press: ['Tab'] }, focus: 'link "超市直达首页"' },
      { do: { press: ['Tab'] }, focus: 'link "工商注册 28家"' },
      { do: { press: ['Escape'] }, focus: 'DisclosureTriangle "打开导航", collapsed' },
    ],
  },
];
export default transcripts;

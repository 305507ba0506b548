import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-usercentreframe--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "打开菜单 我的政策 3件待办", has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "用户中心菜单"' },
      { do: { press: ['Tab'] }, focus: 'button "关闭菜单"' },
      {
        do: { press: ['Tab'] },
        focus: 'navigation "用户中心菜单" › list "办申报", 2 items › link "我的政策 2件待办", current page',
      },
      { do: { press: ['Escape'] }, focus: 'button "打开菜单 我的政策 3件待办", has dialog' },
    ],
  },
];
export default transcripts;

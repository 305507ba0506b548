import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-sidenav--groups',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "用户中心" › list, 2 items › link "企业空间"' },
      { do: { press: ['Tab'] }, focus: 'link "消息 3条未读"' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'list "我的办理", 2 items › link "我的预约", current page' },
    ],
  },
  {
    story: 'ui-sidenav--folding',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "用户中心" › DisclosureTriangle "我的办理", collapsed' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangle "我的办理", expanded' },
      { do: { press: ['Tab'] }, focus: 'list "我的办理", 1 item › link "我的申报"' },
    ],
  },
];
export default transcripts;

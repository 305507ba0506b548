import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-notice--info',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'region "系统将于11月21日22:00至24:00维护，期间不能提交申报" › button "关闭公告"',
      },
      { do: { press: ['Enter'] }, focus: 'link "全部政策"' },
    ],
  },
];
export default transcripts;

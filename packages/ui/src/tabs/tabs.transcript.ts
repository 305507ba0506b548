import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-tabs--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'tablist "登录方式" › tab "账号登录", selected' },
      { do: { press: ['ArrowRight'] }, focus: 'tab "短信登录 2", selected' },
      { do: { press: ['ArrowRight'] }, focus: 'tab "账号登录", selected' },
      { do: { press: ['End'] }, focus: 'tab "短信登录 2", selected' },
      { do: { press: ['Tab'] }, focus: 'tabpanel "短信登录 2"' },
    ],
  },
];
export default transcripts;

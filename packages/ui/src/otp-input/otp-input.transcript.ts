import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-otpinput--in-a-field',
    steps: [
      { do: { press: ['Tab'] }, focus: 'textbox "短信验证码", description "已发送到 138****1234"' },
      {
        do: { type: '4829' },
        focus: 'textbox "短信验证码", value "4829", description "已发送到 138****1234"',
      },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-pageshell--with-overlays',
    steps: [
      { do: { press: ['Tab'] }, focus: 'link "跳到正文"' },
      { do: { press: ['Enter'] }, focus: 'main' },
    ],
  },
  {
    story: 'kit-pageshell--example',
    steps: [{ do: { click: '查看政策文件' }, focus: 'main' }],
  },
];
export default transcripts;

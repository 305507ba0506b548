import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-regionsearch--chosen',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'combobox "搜索地区", collapsed, has listbox, required, value "重庆市 北碚区"',
      },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-formpage--restored',
    steps: [
      { do: { press: ['Tab', 'Tab', 'Tab', 'Tab'] }, focus: 'button "重新填写"' },
      {
        do: { press: ['Enter'] },
        focus: 'form "入驻申请" › region "一、经办人" › textbox "经办人", required, value "林知远"',
        live: ['已保存， 2026-11-20 14:32'],
      },
    ],
  },
];
export default transcripts;

import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-portalsearch--found',
    steps: [
      {
        do: { press: ['ArrowDown'] },
        focus:
          'search › combobox "检索政策与申报", expanded, has listbox, value "冷链" → listbox "可能想找的" › group "政策文件" › option "冷链物流高质量发展若干措施 东港管发〔2026〕12号", not selected',
      },
      {
        do: { press: ['ArrowDown', 'ArrowDown'] },
        focus:
          'combobox "检索政策与申报", expanded, has listbox, value "冷链" → group "申报通知" › option "2026年冷链设备更新补助申报 剩6天", not selected',
      },
    ],
  },
];
export default transcripts;

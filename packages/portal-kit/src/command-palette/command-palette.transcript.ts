import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-commandpalette--example',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "检索与命令", collapsed, has dialog' },
      {
        do: { press: ['Enter'] },
        focus:
          'dialog "检索与命令" › combobox "输入命令或检索词", expanded, has listbox → listbox "命令与结果" › group "前往" › option "政策文件", selected',
      },
      {
        do: { press: ['ArrowDown'] },
        focus: 'combobox "输入命令或检索词", expanded, has listbox → option "产业空间", selected',
      },
      {
        do: { press: ['End'] },
        focus:
          'combobox "输入命令或检索词", expanded, has listbox → group "最近打开" › option "海港科创园 3 号楼 5 层 产业空间", selected',
      },
      {
        do: { type: '冷链' },
        focus:
          'combobox "输入命令或检索词", expanded, has listbox, value "冷链" → option "冷链物流高质量发展若干措施 政策文件", selected',
        live: ['正在检索', '4 条'],
      },
      { do: { press: ['Escape'] }, focus: 'button "检索与命令", collapsed, has dialog' },
    ],
  },
];
export default transcripts;

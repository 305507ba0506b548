import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-listpage--found',
    steps: [{ do: { press: ['Tab', 'Tab', 'Tab'] }, focus: 'search › searchbox "检索空间"' }],
  },
];
export default transcripts;

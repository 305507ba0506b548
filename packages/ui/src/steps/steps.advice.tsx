import type { AdviceSamples } from '../docs/advice.types.ts';
import { Steps } from './steps.tsx';

const advice: AdviceSamples = {
  dos: {
    'Three to six steps, each named in a word or two': ({ text, labels }) => (
      <Steps
        {...labels.steps}
        label={text('申报进度', 'Progress')}
        steps={[
          { title: text('填写', 'Fill in'), state: 'done', href: '#' },
          { title: text('核对', 'Check'), state: 'current' },
          { title: text('提交', 'Submit'), state: 'todo' },
        ]}
      />
    ),
  },
  donts: {
    'No link to a step that cannot be reached yet': ({ text, labels }) => (
      <Steps
        {...labels.steps}
        label={text('申报进度', 'Progress')}
        steps={[
          { title: text('填写', 'Fill in'), state: 'current' },
          { title: text('核对', 'Check'), state: 'todo', href: '#' },
          { title: text('提交', 'Submit'), state: 'todo', href: '#' },
        ]}
      />
    ),
  },
};
export default advice;

import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { EmptyState } from './empty-state.tsx';

const advice: AdviceSamples = {
  dos: {
    "Tell 'none yet' from 'none that match'": ({ text }) => (
      <EmptyState
        title={text('没有符合条件的空间', 'No spaces match')}
        action={<Button size="sm">{text('清除筛选', 'Clear the filters')}</Button>}
      >
        {text('面积放宽到 500 m² 有 6 处。', 'From 500 m² there are 6.')}
      </EmptyState>
    ),
  },
  donts: {
    "Do not just say 'No data'": ({ text }) => <EmptyState title={text('暂无数据', 'No data')} />,
  },
};
export default advice;

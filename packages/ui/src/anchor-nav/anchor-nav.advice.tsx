import type { AdviceSamples } from '../docs/advice.types.ts';
import { AnchorNav } from './anchor-nav.tsx';

const advice: AdviceSamples = {
  dos: {
    'Say what the headings say': ({ text }) => (
      <AnchorNav
        label={text('本页', 'On this page')}
        items={[
          { id: 'advice-who', label: text('申报条件', 'Conditions') },
          { id: 'advice-papers', label: text('申报材料', 'Documents') },
          { id: 'advice-time', label: text('办理时限', 'Processing time') },
        ]}
      />
    ),
  },
  donts: {
    'Fewer than three sections need none': ({ text }) => (
      <AnchorNav
        label={text('本页', 'On this page')}
        items={[{ id: 'advice-only', label: text('申报条件', 'Conditions') }]}
      />
    ),
  },
};
export default advice;

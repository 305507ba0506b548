import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { ComparisonTray } from './comparison-tray.tsx';

const tray = (...titles: string[]) => (
  <ComparisonTray
    tray={{ items: titles.map((title) => ({ id: title, title })), toggle: () => {}, clear: () => {} }}
    compareHref={() => '#'}
  />
);

const advice: AdviceSamples = {
  zoom: 0.6,
  dos: {
    'Put one kind of things into a tray: those that can be compared': ({ text }) =>
      tray(text('1802室', 'Unit 1802'), text('602室', 'Unit 602')),
  },
  donts: {
    'No two kinds in one tray': ({ text }) => tray(text('1802室', 'Unit 1802'), text('补助', 'Subsidy')),
  },
};
export default advice;

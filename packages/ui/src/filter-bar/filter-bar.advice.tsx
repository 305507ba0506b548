import type { AdviceSamples } from '../docs/advice.types.ts';
import { FilterBar } from './filter-bar.tsx';

const advice: AdviceSamples = {
  dos: {
    'List the filters that are on, no others': ({ text, labels }) => (
      <FilterBar
        {...labels.filterBar}
        label={text('已选条件', 'Filters')}
        filters={[
          { key: 'a', label: text('研发办公', 'Research') },
          { key: 'b', label: text('500 m² 以上', 'From 500 m²') },
        ]}
        onRemove={() => {}}
        onClear={() => {}}
      />
    ),
  },
  donts: {
    'Do not show filters that are not on': ({ text, labels }) => (
      <FilterBar
        {...labels.filterBar}
        label={text('已选条件', 'Filters')}
        filters={[
          { key: 'a', label: text('研发办公', 'Research') },
          { key: 'b', label: text('区域：不限', 'District: any') },
          { key: 'c', label: text('租金：不限', 'Rent: any') },
        ]}
        onRemove={() => {}}
        onClear={() => {}}
      />
    ),
  },
};
export default advice;

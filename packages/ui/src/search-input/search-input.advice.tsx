import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SearchInput } from './search-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Keep what was typed, and leave the choice to people': ({ text, labels }) => (
      <SearchInput {...labels.searchInput} aria-label={text('检索', 'Search')} defaultValue={text('租金', 'rent')} />
    ),
  },
  donts: {
    'Never choose the first suggestion unasked': ({ text, labels }) => (
      <Stack gap={2}>
        <SearchInput
          {...labels.searchInput}
          aria-label={text('检索', 'Search')}
          defaultValue={text('租金减免办法（2019，已废止）', 'Rent relief rules (2019, expired)')}
        />
        <Text size={14} tone="tertiary">
          {text('输入的是“租金”', '“rent” was typed')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;

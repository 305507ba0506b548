import type { AdviceSamples } from '../docs/advice.types.ts';
import { TabLinks } from './tab-links.tsx';

const advice: AdviceSamples = {
  dos: {
    'Two to seven, with short names': ({ text }) => (
      <TabLinks
        label={text('空间', 'Space')}
        items={[text('概况', 'About'), text('配套', 'Services'), text('价格', 'Prices')].map((label, index) => ({
          label,
          href: `#${index}`,
          current: index === 0,
        }))}
      />
    ),
  },
  donts: {
    'No more than seven': ({ text }) => (
      <TabLinks
        label={text('空间', 'Space')}
        items={[
          text('概况', 'About'),
          text('配套', 'Services'),
          text('价格', 'Prices'),
          text('交通', 'Access'),
          text('户型', 'Plans'),
          text('图片', 'Pictures'),
          text('问答', 'Questions'),
          text('周边', 'Around'),
          text('企业', 'Companies'),
        ].map((label, index) => ({ label, href: `#${index}`, current: index === 0 }))}
      />
    ),
  },
};
export default advice;

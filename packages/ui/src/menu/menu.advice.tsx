import type { AdviceSamples } from '../docs/advice.types.ts';
import * as css from './menu.css.ts';

const item = (label: string, tone?: 'danger') => (
  <div key={label} className={css.item} data-tone={tone}>
    {label}
  </div>
);

const advice: AdviceSamples = {
  dos: {
    'What is dangerous comes last, set apart': ({ text }) => (
      <div className={css.menu} style={{ width: 'fit-content' }}>
        {item(text('编辑', 'Edit'))}
        {item(text('复制', 'Duplicate'))}
        <div className={css.separator} />
        {item(text('删除', 'Delete'), 'danger')}
      </div>
    ),
  },
  donts: {
    'Nothing dangerous in the middle': ({ text }) => (
      <div className={css.menu} style={{ width: 'fit-content' }}>
        {item(text('编辑', 'Edit'))}
        {item(text('删除', 'Delete'))}
        {item(text('复制', 'Duplicate'))}
      </div>
    ),
  },
};
export default advice;

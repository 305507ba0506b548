import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Slider',
  name: '滑块',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '选一个大概的值，或一段范围，比如面积和租金。',
    en: 'A rough value or a range, such as area or rent.',
  },
  avoid: {
    zh: '要填准确的数用 NumberInput；只有几档用单选组。',
    en: 'For an exact figure use NumberInput; for a few steps, RadioGroup.',
  },
  anatomy: [
    { part: 'label', what: { zh: '名称', en: 'Its name' } },
    { part: 'current', what: { zh: '当前的值，带单位', en: 'The current values with their unit' } },
    { part: 'track, range', what: { zh: '轨道与选中的一段', en: 'The track and what of it is chosen' } },
    { part: 'thumb', what: { zh: '一个或两个滑块，各有名称', en: 'One or two thumbs, each with a name' } },
    { part: 'ends', what: { zh: '最小与最大', en: 'The least and the greatest' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到下一个滑块', en: 'To the next thumb' } },
    { keys: ['ArrowRight', 'ArrowLeft'], does: { zh: '加或减一步', en: 'One step up or down' } },
    { keys: ['PageUp', 'PageDown'], does: { zh: '加或减十步', en: 'Ten steps up or down' } },
    { keys: ['Home', 'End'], does: { zh: '到最小或最大', en: 'To the least or the greatest' } },
  ],
  dos: [
    { zh: '旁边给输入框填准确的数', en: 'Put an input beside it for an exact figure' },
    { zh: '松手后再查（onValueCommit）', en: 'Fetch when the drag has ended (onValueCommit)' },
  ],
  donts: [{ zh: '不作为填金额的唯一办法', en: 'Never the only way to give a sum' }],
};
export default doc;

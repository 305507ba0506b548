import type { FormListLabels } from './form-list.tsx';

export const PEOPLE_ZH: FormListLabels = {
  add: '增加一人',
  line: (number) => `第 ${number} 人`,
  remove: (number) => `移除第 ${number} 人`,
  removed: (number) => `已移除第 ${number} 人`,
};

export const STAGES_EN: FormListLabels = {
  add: 'Add a stage',
  line: (number) => `Stage ${number}`,
  remove: (number) => `Remove stage ${number}`,
  removed: (number) => `Stage ${number} removed`,
};

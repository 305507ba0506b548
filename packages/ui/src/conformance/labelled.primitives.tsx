import { CASCADER_ZH, REGIONS } from '../cascader/cascader.fixtures.ts';
import { Cascader } from '../cascader/cascader.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DATE_ZH } from '../date-picker/date-picker.fixtures.ts';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { MONTH_ZH } from '../month-picker/month-picker.fixtures.ts';
import { MonthPicker } from '../month-picker/month-picker.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { OtpInput } from '../otp-input/otp-input.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { SearchInput } from '../search-input/search-input.tsx';
import { Switch } from '../switch/switch.tsx';
import { TIME_ZH } from '../time-picker/time-picker.fixtures.ts';
import { TimePicker } from '../time-picker/time-picker.tsx';
import type { Primitives } from './primitives.types.ts';

const list = { list: '产业', empty: '没有', loading: '查找中', count: (count: number) => `${count} 项` };

/** Their root is an input inside a label or a box, which takes the class. */
export const LABELLED: Primitives = {
  DatePicker: (given) => <DatePicker aria-label="日期" locale="zh-CN" labels={DATE_ZH} {...given} />,
  Cascader: (given) => <Cascader aria-label="区域" options={REGIONS} labels={CASCADER_ZH} {...given} />,
  Checkbox: (given) => <Checkbox label="同意" {...given} />,
  Combobox: (given) => (
    <Combobox aria-label="产业" options={[]} labels={{ ...list, open: '展开', clear: '清除' }} {...given} />
  ),
  MonthPicker: (given) => <MonthPicker aria-label="账期" locale="zh-CN" labels={MONTH_ZH} {...given} />,
  MultiSelect: (given) => (
    <MultiSelect
      aria-label="产业"
      options={[{ value: 'it', label: '信息技术' }]}
      defaultValue={['it']}
      labels={{ ...list, open: '展开', chosen: '已选', remove: String, added: String, removed: String }}
      {...given}
    />
  ),
  NumberInput: (given) => <NumberInput aria-label="人数" labels={{ increase: '增加', decrease: '减少' }} {...given} />,
  OtpInput: (given) => <OtpInput aria-label="验证码" {...given} />,
  PasswordInput: (given) => (
    <PasswordInput
      aria-label="密码"
      labels={{ show: '显示', hide: '隐藏', shown: '已显示', hidden: '已隐藏', capsLock: '大写锁定' }}
      {...given}
    />
  ),
  SearchInput: (given) => <SearchInput aria-label="搜索" labels={{ ...list, clear: '清空' }} {...given} />,
  Switch: (given) => <Switch label="提醒" {...given} />,
  TimePicker: (given) => <TimePicker aria-label="时间" labels={TIME_ZH} {...given} />,
};

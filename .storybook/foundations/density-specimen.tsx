import { Bell, CalendarDays, FileText } from 'lucide-react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Chip } from '../../packages/ui/src/chip/chip.tsx';
import { Field } from '../../packages/ui/src/field/field.tsx';
import { Pagination } from '../../packages/ui/src/pagination/pagination.tsx';
import { RadioGroup } from '../../packages/ui/src/radio-group/radio-group.tsx';
import { Select } from '../../packages/ui/src/select/select.tsx';
import { SideNav } from '../../packages/ui/src/side-nav/side-nav.tsx';
import { Table } from '../../packages/ui/src/table/table.tsx';
import { TextInput } from '../../packages/ui/src/text-input/text-input.tsx';
import * as css from './foundations.css.ts';
import type { Say } from './page.tsx';

const NAMES = {
  comfortable: { zh: '舒适', en: 'Comfortable' },
  compact: { zh: '紧凑', en: 'Compact' },
} as const;

const BOOKINGS = [
  {
    title: { zh: '港口无人集卡感知模块路演', en: 'Sensing for driverless port trucks' },
    when: '2026-11-25',
    isAccepted: false,
  },
  {
    title: { zh: '冷链装备供需对接', en: 'Cold-chain equipment, makers and buyers' },
    when: '2026-11-21',
    isAccepted: true,
  },
  { title: { zh: '绿色航运项目答疑', en: 'Green shipping: questions answered' }, when: '2026-12-02', isAccepted: true },
] as const;

/** The same form, table and ways on, in the density that it says. */
export function DensitySpecimen({ density, say }: { density: keyof typeof NAMES; say: Say }) {
  const name = say(NAMES[density]);
  return (
    <section className={css.specimen} data-density={density} aria-labelledby={density}>
      <header>
        <h2 id={density} className={css.specimenName}>
          {name}
        </h2>
        <code className={css.value}>data-density="{density}"</code>
      </header>
      <Field label={say({ zh: '企业名称', en: 'Company' })}>
        {(control) => <TextInput {...control} defaultValue={say({ zh: '东港澜图科技', en: 'Donggang Lantu' })} />}
      </Field>
      <Field label={say({ zh: '场馆', en: 'Venue' })}>
        {(control) => (
          <Select {...control}>
            <option>{say({ zh: '一号路演厅', en: 'Hall 1' })}</option>
          </Select>
        )}
      </Field>
      <RadioGroup
        legend={say({ zh: '时段', en: 'Half of the day' })}
        name={`half-${density}`}
        defaultValue="am"
        options={[
          { value: 'am', label: say({ zh: '上午', en: 'Morning' }) },
          { value: 'pm', label: say({ zh: '下午', en: 'Afternoon' }) },
        ]}
      />
      <div className={css.inline}>
        <Button kind="primary">{say({ zh: '提交预约', en: 'Submit booking' })}</Button>
        <Button>{say({ zh: '存为草稿', en: 'Save draft' })}</Button>
        <Button size="sm">{say({ zh: '重填', en: 'Start over' })}</Button>
      </div>
      <Table
        caption={say({ zh: '我的预约', en: 'My bookings' })}
        rows={BOOKINGS}
        rowKey={({ when }) => when}
        columns={[
          { key: 'title', label: say({ zh: '活动', en: 'Event' }), primary: true, cell: ({ title }) => say(title) },
          {
            key: 'when',
            label: say({ zh: '日期', en: 'Date' }),
            cell: ({ when }) => <span className={css.whole}>{when}</span>,
          },
          {
            key: 'state',
            label: say({ zh: '状态', en: 'State' }),
            cell: ({ isAccepted }) =>
              isAccepted ? (
                <Chip tone="success">{say({ zh: '已通过', en: 'Accepted' })}</Chip>
              ) : (
                <Chip tone="accent">{say({ zh: '待审核', en: 'In review' })}</Chip>
              ),
          },
        ]}
      />
      <Pagination
        page={2}
        pageCount={4}
        hrefFor={(page) => `#${density}-${page}`}
        label={`${say({ zh: '分页', en: 'Pages' })} (${name})`}
        previous={say({ zh: '上一页', en: 'Previous' })}
        next={say({ zh: '下一页', en: 'Next' })}
        pageLabel={(page) => say({ zh: `第 ${page} 页`, en: `Page ${page}` })}
      />
      <SideNav
        label={`${say({ zh: '用户中心', en: 'User centre' })} (${name})`}
        currentHref={`#${density}-bookings`}
        groups={[
          {
            items: [
              { label: say({ zh: '我的申报', en: 'Applications' }), href: `#${density}-calls`, icon: FileText },
              { label: say({ zh: '我的预约', en: 'Bookings' }), href: `#${density}-bookings`, icon: CalendarDays },
              { label: say({ zh: '消息', en: 'Messages' }), href: `#${density}-messages`, icon: Bell },
            ],
          },
        ]}
      />
    </section>
  );
}

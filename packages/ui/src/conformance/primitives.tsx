import { Anchor } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import * as z from 'zod/mini';
import { Alert } from '../alert/alert.tsx';
import { AnchorNav } from '../anchor-nav/anchor-nav.tsx';
import { AspectRatio } from '../aspect-ratio/aspect-ratio.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Badge } from '../badge/badge.tsx';
import { Berths } from '../berths/berths.tsx';
import { Box } from '../box/box.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from '../button-group/button-group.tsx';
import { CALENDAR_ZH } from '../calendar/calendar.fixtures.ts';
import { Calendar } from '../calendar/calendar.tsx';
import { Card } from '../card/card.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { CASCADER_ZH, REGIONS } from '../cascader/cascader.fixtures.ts';
import { Cascader } from '../cascader/cascader.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Chip } from '../chip/chip.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Container } from '../container/container.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { COUNTDOWN_ZH } from '../countdown/countdown.fixtures.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { Cover } from '../cover/cover.tsx';
import { DATE_ZH } from '../date-picker/date-picker.fixtures.ts';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { RANGE_ZH } from '../date-range-picker/date-range-picker.fixtures.ts';
import { DateRangePicker } from '../date-range-picker/date-range-picker.tsx';
import { DeadlineBar } from '../deadline-bar/deadline-bar.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Divider, LabelledDivider } from '../divider/divider.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { Facts } from '../facts/facts.tsx';
import { Field } from '../field/field.tsx';
import { Figure } from '../figure/figure.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { Form, useSchemaForm } from '../form/form.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Image } from '../image/image.tsx';
import { picture } from '../image/pictures.fixtures.ts';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { List, ListItem } from '../list/list.tsx';
import { Mark } from '../mark/mark.tsx';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { Money } from '../money/money.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx';
import { Neatline } from '../neatline/neatline.tsx';
import { Notice } from '../notice/notice.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { CursorPagination, Pagination } from '../pagination/pagination.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Progress } from '../progress/progress.tsx';
import { Prose } from '../prose/prose.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Rating, RatingValue } from '../rating/rating.tsx';
import { ScaleRule } from '../scale-rule/scale-rule.tsx';
import { SearchInput } from '../search-input/search-input.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Select } from '../select/select.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Slider } from '../slider/slider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Statistic, StatisticGroup } from '../statistic/statistic.tsx';
import { Steps } from '../steps/steps.tsx';
import { Sticky } from '../sticky/sticky.tsx';
import { Switch } from '../switch/switch.tsx';
import { TabLinks } from '../tab-links/tab-links.tsx';
import { Table } from '../table/table.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Tag } from '../tag/tag.tsx';
import { Text } from '../text/text.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Time } from '../time/time.tsx';
import { SLOT_DAYS, SLOTS_ZH } from '../time-slots/time-slots.fixtures.ts';
import { TimeSlots } from '../time-slots/time-slots.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Tree } from '../tree/tree.tsx';
import { Upload, type UploadLabels } from '../upload/upload.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What every primitive takes for its root. */
export interface Given {
  ref: RefCallback<Element>;
  className: string;
  'data-given': string;
}

const list = { list: '产业', empty: '没有', loading: '查找中', count: (found: number) => `${found} 项` };
const items = [{ label: '东港', value: '是', href: '#east' }];

const anything = z.object({});
const FORM_LABELS = { invalid: () => '需要更正', failed: '没有提交成功', noAnswer: '请重试' };
function OneForm(given: Given) {
  const form = useSchemaForm(anything, { defaultValues: {} });
  return <Form form={form} onSubmit={() => undefined} labels={FORM_LABELS} {...given} />;
}

const name = (text: string) => text;
const UPLOAD_LABELS: UploadLabels = {
  choose: '选择文件',
  drop: '松开',
  list: '文件',
  refused: ({ name }) => name,
  states: { waiting: '等待', sending: (percent) => `${percent}%`, paused: '暂停', failed: '失败', done: '完成' },
  pause: name,
  resume: name,
  retry: name,
  remove: (text) => `移除${text}`,
  said: name,
};

/** Every primitive that renders in place, by name, given what it must pass on. New ones go here. */
export const PRIMITIVES: Record<string, (given: Given) => ReactNode> = {
  Alert: (given) => <Alert tone="info" title="权限申请中" {...given} />,
  AnchorNav: (given) => <AnchorNav label="本页内容" items={[]} {...given} />,
  BackToTop: (given) => <BackToTop {...given}>回到顶部</BackToTop>,
  Avatar: (given) => <Avatar name="林知远" {...given} />,
  Badge: (given) => <Badge count={3} label="3 项" {...given} />,
  'Badge, on something': (given) => (
    <Badge count={3} label="3 项" {...given}>
      锚
    </Badge>
  ),
  Berths: (given) => <Berths states={['met', 'unmet']} {...given} />,
  Breadcrumb: (given) => <Breadcrumb label="当前位置" items={items} {...given} />,
  Button: (given) => <Button {...given}>提交</Button>,
  ButtonGroup: (given) => (
    <ButtonGroup label="操作" {...given}>
      <Button>提交</Button>
    </ButtonGroup>
  ),
  Calendar: (given) => (
    <Calendar label="日期" locale="zh-CN" labels={CALENDAR_ZH} defaultMonth="2026-11-01" {...given} />
  ),
  Card: (given) => <Card {...given}>卡片</Card>,
  CheckboxGroup: (given) => (
    <CheckboxGroup legend="产业" name="industry" options={[{ value: 'it', label: '信息技术' }]} {...given} />
  ),
  Carousel: (given) => (
    <Carousel
      label="要闻"
      everyMs={5000}
      labels={{
        carousel: '轮播',
        slide: '一页',
        previous: '上一张',
        next: '下一张',
        stop: '停止',
        start: '开始',
        position: (index, count, name) => `${index}/${count} ${name}`,
      }}
      slides={['一', '二'].map((name) => ({ id: name, name, content: <p>{name}</p> }))}
      {...given}
    />
  ),
  Chip: (given) => <Chip {...given}>草稿</Chip>,
  ChoiceGroup: (given) => (
    <ChoiceGroup
      type="radio"
      legend="时段"
      name="period"
      value={null}
      onValueChange={() => {}}
      options={[{ value: 'am', label: '上午' }]}
      {...given}
    />
  ),
  Container: (given) => <Container {...given}>正文</Container>,
  CopyButton: (given) => (
    <CopyButton text="1" labels={{ ready: '复制', copied: '已复制', failed: '复制失败' }} {...given} />
  ),
  Cover: (given) => <Cover id="p-1" kind="range" style={{ maxWidth: 160 }} {...given} />,
  CursorPagination: (given) => (
    <CursorPagination
      label="消息分页"
      newer={{ label: '较新的' }}
      older={{ label: '较早的', href: '#older' }}
      {...given}
    />
  ),
  Countdown: (given) => <Countdown until="2027-01-01T00:00+08:00" labels={COUNTDOWN_ZH} {...given} />,
  DateRangePicker: (given) => <DateRangePicker legend="日期" locale="zh-CN" labels={RANGE_ZH} {...given} />,
  DeadlineBar: (given) => <DeadlineBar daysLeft={3} {...given} />,
  DescriptionList: (given) => <DescriptionList items={items} {...given} />,
  EmptyState: (given) => <EmptyState title="没有结果" headingLevel={2} {...given} />,
  ErrorSummary: (given) => <ErrorSummary title="有 1 项" errors={[{ id: 'x', message: '请填写' }]} {...given} />,
  Facts: (given) => <Facts items={items} {...given} />,
  Field: (given) => (
    <Field label="名称" {...given}>
      {(control) => <TextInput {...control} />}
    </Field>
  ),
  Figure: (given) => <Figure {...given}>6</Figure>,
  FilterBar: (given) => (
    <FilterBar
      label="已选"
      filters={[{ key: 'cold', label: '冷链物流' }]}
      onRemove={() => {}}
      labels={{ remove: ({ label }) => `移除 ${label}`, clear: '清除' }}
      results="共 54 项"
      {...given}
    />
  ),
  Form: (given) => <OneForm {...given} />,
  Gallery: (given) => (
    <Gallery
      label="照片"
      labels={{
        open: (alt) => `放大：${alt}`,
        close: '关闭',
        previous: '上一张',
        next: '下一张',
        zoomIn: '放大',
        zoomOut: '缩小',
        position: (index, count) => `${index}/${count}`,
        zoom: (percent) => `${percent}%`,
      }}
      pictures={[{ src: picture(205), alt: '园区', width: 1200, height: 800 }]}
      {...given}
    />
  ),
  Icon: (given) => <Icon as={Anchor} {...given} />,
  IconButton: (given) => <IconButton label="锚" icon={Anchor} {...given} />,
  Image: (given) => (
    <Image
      src={picture(150)}
      alt="园区"
      width={1200}
      height={800}
      cover={{ id: 's-1', kind: 'berth' }}
      style={{ maxWidth: 160 }}
      {...given}
    />
  ),
  Link: (given) => (
    <Link href="#guide" {...given}>
      指南
    </Link>
  ),
  List: (given) => (
    <List {...given}>
      <ListItem title="指南" />
    </List>
  ),
  ListItem: (given) => (
    <List>
      <ListItem title="指南" {...given} />
    </List>
  ),
  MarkedText: (given) => <MarkedText pieces={[{ text: '装备', hit: true }]} {...given} />,
  Money: (given) => <Money fen={100} locale="zh-CN" {...given} />,
  'NavigationMenu.Root': (given) => (
    <NavigationMenu.Root label="主导航" {...given}>
      <NavigationMenu.Item label="政策" href="#policy">
        <a href="#call">政策申报</a>
      </NavigationMenu.Item>
    </NavigationMenu.Root>
  ),
  Neatline: (given) => <Neatline {...given} />,
  Notice: (given) => <Notice title="今晚维护" dismissLabel="关闭" {...given} />,
  Pagination: (given) => (
    <Pagination
      page={1}
      pageCount={2}
      hrefFor={(page) => `#${page}`}
      label="分页"
      previous="上一页"
      next="下一页"
      pageLabel={(page) => `第 ${page} 页`}
      {...given}
    />
  ),
  Progress: (given) => <Progress label="上传" value={40} {...given} />,
  Prose: (given) => <Prose {...given}>正文</Prose>,
  RadioGroup: (given) => <RadioGroup legend="时段" name="part" options={[{ value: 'am', label: '上午' }]} {...given} />,
  QrCode: (given) => <QrCode value="https://example.org" label="二维码" {...given} />,
  Rating: (given) => <Rating legend="满意吗" optionLabel={(stars) => `${stars} 星`} {...given} />,
  RatingValue: (given) => <RatingValue value={3.5} label="3.5 星" {...given} />,
  ScaleRule: (given) => <ScaleRule {...given} />,
  SectionHead: (given) => <SectionHead title="政策快讯" {...given} />,
  Select: (given) => (
    <Select aria-label="排序" {...given}>
      <option>时间</option>
    </Select>
  ),
  SideNav: (given) => <SideNav label="用户中心" groups={[{ title: '账号', collapsible: true, items }]} {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  SkipLink: (given) => (
    <SkipLink href="#main" {...given}>
      跳到正文
    </SkipLink>
  ),
  Slider: (given) => (
    <Slider label="面积" thumbs={[{ label: '最小' }, { label: '最大' }]} min={0} max={10} {...given} />
  ),
  Spinner: (given) => <Spinner label="正在核对" {...given} />,
  Statistic: (given) => (
    <StatisticGroup>
      <Statistic label="企业" value="12" {...given} />
    </StatisticGroup>
  ),
  Steps: (given) => (
    <Steps
      label="步骤"
      steps={[{ title: '填写', state: 'current' }]}
      stateLabels={{ done: '已完成', todo: '未开始', error: '需修改' }}
      {...given}
    />
  ),
  TabLinks: (given) => <TabLinks label="政策服务" items={items} {...given} />,
  Table: (given) => (
    <Table
      caption="名单"
      columns={[{ key: 'label', label: '名称', primary: true, cell: ({ label }) => label }]}
      rows={items}
      rowKey={({ label }) => label}
      {...given}
    />
  ),
  'Tabs.List': (given) => (
    <Tabs.Root defaultValue="a">
      <Tabs.List aria-label="方式" {...given}>
        <Tabs.Trigger value="a">账号</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="a">账号</Tabs.Content>
    </Tabs.Root>
  ),
  Tag: (given) => <Tag {...given}>区级</Tag>,
  TextArea: (given) => <TextArea aria-label="内容" {...given} />,
  TextInput: (given) => <TextInput aria-label="名称" {...given} />,
  Time: (given) => <Time value="2026-11-20" {...given} />,
  TimeSlots: (given) => <TimeSlots legend="时间" days={SLOT_DAYS} locale="zh-CN" labels={SLOTS_ZH} {...given} />,
  Timeline: (given) => <Timeline steps={[{ title: '提交', state: 'done' }]} {...given} />,
  AspectRatio: (given) => (
    <AspectRatio ratio={2} {...given}>
      <Cover id="p-2" kind="sector" />
    </AspectRatio>
  ),
  Box: (given) => (
    <Box border {...given}>
      正文
    </Box>
  ),
  Divider: (given) => <Divider {...given} />,
  LabelledDivider: (given) => <LabelledDivider {...given}>或者</LabelledDivider>,
  Grid: (given) => <Grid {...given}>正文</Grid>,
  Heading: (given) => (
    <Heading level={2} {...given}>
      惠企政策
    </Heading>
  ),
  Inline: (given) => <Inline {...given}>正文</Inline>,
  Mark: (given) => <Mark text="智能装备" terms={['装备']} {...given} />,
  Stack: (given) => <Stack {...given}>正文</Stack>,
  Sticky: (given) => <Sticky {...given}>正文</Sticky>,
  Text: (given) => <Text {...given}>正文</Text>,
  Tree: (given) => <Tree label="片区" nodes={[{ key: 'east', label: '东港' }]} {...given} />,
  Upload: (given) => (
    <Upload
      labels={UPLOAD_LABELS}
      upload={() => Promise.reject(new Error('not here'))}
      defaultValue={[{ id: 'f', name: '方案.pdf', size: 9 }]}
      {...given}
    />
  ),
  VisuallyHidden: (given) => <VisuallyHidden {...given}>，新窗口</VisuallyHidden>,
};

/** Its root is an input inside a label or a box, which takes the class. */
export const LABELLED: typeof PRIMITIVES = {
  Cascader: (given) => <Cascader aria-label="区域" options={REGIONS} labels={CASCADER_ZH} {...given} />,
  Checkbox: (given) => <Checkbox label="同意" {...given} />,
  Combobox: (given) => (
    <Combobox aria-label="产业" options={[]} labels={{ ...list, open: '展开', clear: '清除' }} {...given} />
  ),
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
  DatePicker: (given) => <DatePicker aria-label="日期" locale="zh-CN" labels={DATE_ZH} {...given} />,
  PasswordInput: (given) => (
    <PasswordInput
      aria-label="密码"
      labels={{ show: '显示', hide: '隐藏', shown: '已显示', hidden: '已隐藏', capsLock: '大写锁定' }}
      {...given}
    />
  ),
  SearchInput: (given) => <SearchInput aria-label="搜索" labels={{ ...list, clear: '清空' }} {...given} />,
  Switch: (given) => <Switch label="提醒" {...given} />,
};

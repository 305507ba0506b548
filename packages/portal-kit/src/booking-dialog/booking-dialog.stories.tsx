import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { half, makeCalendar } from '../booking-calendar/booking-calendar.fixtures.ts';
import { storyLocale, storyWords } from '../internal/story-words.ts';
import { BookingDialog, type BookingDialogProps, type BookingInput, type BookingResult } from './booking-dialog.tsx';
import { type BookingBase, type BookingOf, bookingFields } from './core/index.ts';
import { clearDraft, loadDraft } from './draft-storage.ts';
import enWords from './messages/en.ts';
import zhWords from './messages/zh-CN.ts';
import { HARBOUR_HALL } from './zone-fixture.ts';

const PREFILL = {
  organization: '东港澜图智能装备有限公司',
  registeredAddress: '东港市东港区海关路18号启航中心B座18层',
  creditCode: '91000000MA0LT2026N',
  contactPerson: '林知远',
  contactPhone: '13800002026',
};

/** Opens and closes, as the page around it does; what the service took meanwhile shows after a refresh. */
function Opening<Booking extends BookingBase>({
  open,
  onOpenChange,
  calendar,
  onRefresh,
  ...props
}: BookingDialogProps<Booking>) {
  const [shown, show] = useState(open);
  const [fresh, setFresh] = useState(calendar);
  return (
    <>
      <Button onClick={() => show(true)}>打开</Button>
      <BookingDialog
        {...props}
        calendar={fresh}
        open={shown}
        onOpenChange={(next) => {
          show(next);
          onOpenChange(next);
        }}
        onRefresh={() => {
          setFresh(makeCalendar('2026-11-26-2'));
          onRefresh();
        }}
      />
    </>
  );
}

const answer = (result: BookingResult) => fn(async () => result);
const forget = () => {
  for (const definition of [bookingFields, HARBOUR_HALL]) clearDraft(definition, 'u-demo');
};

const meta = {
  title: 'kit/BookingDialog',
  component: BookingDialog,
  parameters: { visual: { fullPage: true, height: 720 } },
  render: (args) => <Opening {...args} />,
  beforeEach: () => {
    forget();
    return forget;
  },
  args: {
    open: true,
    onOpenChange: fn(),
    userId: 'u-demo',
    calendar: makeCalendar(),
    terms: { reviewWorkdays: 1, cancellableUntil: 'held' },
    prefill: PREFILL,
    onSubmit: answer({ status: 'booked', number: 'RS20261120-7K3M' }),
    onRefresh: fn(),
    onLoginNeeded: fn(),
    onBooked: fn(),
    bookingsHref: '/userCenter/user/space',
  },
} satisfies Meta<BookingDialogProps>;
export default meta;
type Story = StoryObj<BookingDialogProps>;
type Globals = Parameters<typeof storyWords>[1];

const cellOf = (key: string) => document.querySelector<HTMLElement>(`[data-half="${key}"]`);
const halfDay = async (key: string) => {
  await waitFor(() => expect(cellOf(key)).not.toBeNull());
  return cellOf(key) ?? document.body;
};
const pick = async (...keys: string[]) => {
  for (const key of keys) await userEvent.click(await halfDay(key));
};
const fill = async (globals: Globals) => {
  const t = storyWords('bookingDialog', globals);
  await userEvent.type(screen.getByLabelText(t('roadshow_title')), '港口无人集卡感知模块发布与路演');
  await userEvent.type(screen.getByLabelText(t('attendance')), '120');
  await userEvent.type(
    screen.getByLabelText(t('roadshowContent')),
    '发布低速感知模块第二代样机，邀请投资机构现场对接。',
  );
  await userEvent.click(screen.getByLabelText(t('projector')));
};

/** Positions of fields and half-days in the dialog, independent of the scroll position of its body. */
const places = () => {
  const shown = [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"] :is([data-half], [data-field], input, textarea)'),
  ];
  const visible = shown.filter((element) => element.getClientRects().length > 0);
  return visible.map((element) => {
    let top = element.getBoundingClientRect().top;
    for (let above = element.parentElement; above; above = above.parentElement) top += above.scrollTop;
    return Math.round(top);
  });
};
/** The line of the chosen time, once something is said there. */
const notice = (tone: 'warning' | 'danger') =>
  waitFor(() => {
    const line = screen.getByRole('form').querySelector(`[data-tone="${tone}"]`);
    if (!line) throw new Error(`The line of the chosen time has no notice of tone ${tone}.`);
    return line;
  });
const comeBack = () => {
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
};
const submit = (globals: Globals) =>
  userEvent.click(screen.getByRole('button', { name: storyWords('bookingDialog', globals)('submit') }));
const halfText = (globals: Globals, date: string, period: '1' | '2') =>
  storyWords('bookingCalendar', globals)('halfDay', { date, period });
/** The name of an alternative to the taken time, which its distance follows. */
const offered = (globals: Globals) =>
  new RegExp(
    storyWords('bookingCalendar', globals)('range', {
      from: halfText(globals, '2026-11-29', '1'),
      to: halfText(globals, '2026-11-30', '2'),
    }),
  );

export const Open: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' }, play: () => pick('2026-11-25-2', '2026-11-27-1') };
export const Loading: Story = { args: { calendar: { status: 'loading' } } };
export const CalendarFailed: Story = { args: { calendar: { status: 'failed', retry: fn() } } };

export const Booked: Story = {
  play: async ({ args, globals }) => {
    await pick('2026-11-25-2', '2026-11-27-1');
    await fill(globals);
    await submit(globals);
    await expect(await screen.findByText('RS20261120-7K3M')).toBeVisible();
    await expect(args.onBooked).toHaveBeenCalledWith('RS20261120-7K3M');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      userId: 'u-demo',
      organization: PREFILL.organization,
      registeredAddress: PREFILL.registeredAddress,
      creditCode: PREFILL.creditCode,
      title: '港口无人集卡感知模块发布与路演',
      content: '发布低速感知模块第二代样机，邀请投资机构现场对接。',
      contactPerson: '林知远',
      contactPhone: '13800002026',
      attendees: 120,
      equipment: ['projector'],
      halfDays: ['2026-11-25-2', '2026-11-26-1', '2026-11-26-2', '2026-11-27-1'].map(half),
    });
    await expect(loadDraft(bookingFields, 'u-demo')).toBeNull();
  },
};

export const NothingFilledIn: Story = {
  args: { prefill: {} },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit booking' }));
    const summary = await screen.findByRole('group', { name: /9 things are still missing/ });
    await expect(summary).toHaveFocus();
    // Of a field as of all others: in the summary, and beside it.
    await expect(screen.getAllByText('please select the usage time!')).toHaveLength(2);
    await expect(screen.queryByText('please select the booking time!')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'please enter a correct mobile number' }));
    const phone = screen.getByLabelText('Mobile number');
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '13800002026');
    await userEvent.tab();
    await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** One message, in the line of the time, and the focus where a time is chosen. */
export const TimeAloneMissing: Story = {
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await fill(globals);
    const before = places();
    await submit(globals);
    const line = await notice('danger');
    await expect(line).toHaveTextContent(t('selectTime'));
    await expect(screen.getAllByText(new RegExp(`${t('selectTime')}|${t('errors.serviceTime')}`))).toHaveLength(1);
    await expect(cellOf('2026-11-21-1')).toHaveFocus();
    await expect(places()).toEqual(before);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await pick('2026-11-26-1');
    await expect(line).not.toHaveTextContent(t('selectTime'));
  },
};

const OBSTACLE = { 'zh-CN': /2026-11-28 下午已被预约/, en: /2026-11-28 afternoon is already booked/ };
const refuses = async (words: RegExp) => {
  await pick('2026-11-27-1');
  const before = places();
  await pick('2026-11-30-2');
  await expect(await notice('warning')).toHaveTextContent(words);
  await expect(places()).toEqual(before);
};

/** A range over a taken half-day is refused in the line of the chosen time. */
export const RangeRefused: Story = { play: ({ globals }) => refuses(OBSTACLE[storyLocale(globals)]) };
export const RangeRefusedOnAPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844, fullPage: true } },
  play: () => refuses(OBSTACLE.en),
};

export const DoubtfulCreditCode: Story = {
  args: { prefill: { ...PREFILL, creditCode: '91330100799655058A' } },
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-26-1');
    await fill(globals);
    await submit(globals);
    await waitFor(() => expect(screen.getAllByText(t('errors.creditCodeUnconfirmed')).length).toBeGreaterThan(0));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText(t('creditCodeConfirm')));
    await submit(globals);
    await expect(await screen.findByText('RS20261120-7K3M')).toBeVisible();
  },
};

/** Somebody took the afternoon of the 26th while the form was being filled in. */
const conflicting = () =>
  fn(async ({ halfDays }: BookingInput): Promise<BookingResult> => {
    const gone = halfDays.filter(({ date, period }) => date === '2026-11-26' && period === 2);
    if (gone.length === 0) return { status: 'booked', number: 'RS20261120-7K3M' };
    return { status: 'conflict', conflicts: gone, nearestFree: ['2026-11-26-1', '2026-11-27-1'].map(half) };
  });

export const Conflict: Story = {
  args: { onSubmit: conflicting() },
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-25-2', '2026-11-27-1');
    await fill(globals);
    const before = places();
    await submit(globals);
    const line = await notice('danger');
    await expect(line).toHaveTextContent(t('conflict', { half: halfText(globals, '2026-11-26', '2'), count: 1 }));
    await expect(line).toHaveTextContent(halfText(globals, '2026-11-25', '2'));
    await expect(places()).toEqual(before);
    await waitFor(async () => expect(await halfDay('2026-11-26-2')).toHaveAttribute('data-conflict'));
    await expect(await halfDay('2026-11-25-2')).toHaveAttribute('data-in-range');
    await expect(screen.getByLabelText(t('attendance'))).toHaveValue('120');
    await expect(args.onRefresh).toHaveBeenCalled();
    // The click closes the offers, whose code loads later; they would else open after it.
    await screen.findByRole('button', { name: offered(globals) });
    await submit(globals);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(t('offers', { count: 4 }))).not.toBeInTheDocument());
  },
};

/** Another window had the focus: what others booked meanwhile is read once, what was typed and chosen stays. */
export const ReadsAgainOnReturn: Story = {
  tags: ['!visual'],
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-26-1');
    const people = screen.getByLabelText(t('attendance'));
    await userEvent.type(people, '120');
    window.dispatchEvent(new Event('blur'));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(people).toHaveValue('120');
    await expect(await halfDay('2026-11-26-1')).toHaveAttribute('data-in-range');
  },
};

export const ConflictSolved: Story = {
  args: { onSubmit: conflicting() },
  play: async (context) => {
    const { globals } = context;
    const t = storyWords('bookingDialog', globals);
    await Conflict.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: t('otherTimes') }));
    await userEvent.click(await screen.findByRole('button', { name: offered(globals) }));
    await expect(screen.queryByText(/刚被其他单位约走|just been booked/)).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: t('submit') })).toHaveFocus();
    await submit(globals);
    await expect(await screen.findByText('RS20261120-7K3M')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onSubmit: answer({ status: 'failed', message: '系统内部错误,请联系维护人员' }) },
  play: async ({ globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-25-2', '2026-11-27-1');
    await fill(globals);
    await submit(globals);
    await expect(await screen.findByText('系统内部错误,请联系维护人员')).toBeVisible();
    await expect(screen.getByLabelText(t('attendance'))).toHaveValue('120');
    await expect(await halfDay('2026-11-26-1')).toHaveAttribute('data-in-range');
  },
};

/** The enterprise is read after the dialog is open: it fills what is empty, and nothing that was typed. */
export const PrefillArrivesLater: Story = {
  tags: ['!visual'],
  args: { prefill: {} },
  render: (args) => {
    const [prefill, setPrefill] = useState(args.prefill);
    return <BookingDialog {...args} {...(prefill && { prefill })} onRefresh={() => setPrefill(PREFILL)} />;
  },
  play: async ({ globals }) => {
    const t = storyWords('bookingDialog', globals);
    await userEvent.type(await screen.findByLabelText(t('applicantUnit')), '东港远洋');
    comeBack();
    await waitFor(() => expect(screen.getByLabelText(t('creditCode'))).toHaveValue(PREFILL.creditCode));
    await expect(screen.getByLabelText(t('registeredAddress'))).toHaveValue(PREFILL.registeredAddress);
    await expect(screen.getByLabelText(t('applicantUnit'))).toHaveValue('东港远洋');
  },
};

/** The user's draft is restored, and wins over the prefilled values. */
export const DraftOverridesPrefill: Story = {
  tags: ['!visual'],
  play: async ({ globals }) => {
    const t = storyWords('bookingDialog', globals);
    const address = await screen.findByLabelText(t('registeredAddress'));
    await userEvent.clear(address);
    await userEvent.type(address, '观潮街22号');
    await userEvent.click(screen.getByRole('button', { name: t('cancel') }));
    await userEvent.click(await screen.findByRole('button', { name: '打开' }));
    await expect(await screen.findByLabelText(t('registeredAddress'))).toHaveValue('观潮街22号');
    await expect(screen.getByLabelText(t('creditCode'))).toHaveValue(PREFILL.creditCode);
  },
};

export const NotLoggedIn: Story = {
  args: { userId: null, prefill: {} },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit booking' }));
    await expect(await screen.findByText('please log in to book the roadshow centre')).toBeVisible();
    await expect(args.onLoginNeeded).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { closed: true, opensAt: '2026-12-01 9:00' },
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await waitFor(() => expect(screen.getByText(t('closedTitle'))).toBeVisible());
    await expect(screen.getByRole('button', { name: t('submit') })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Bookings were closed while the form was being filled in; what was typed and chosen is kept. */
export const ClosedOnSubmit: Story = {
  tags: ['!visual'],
  args: { onSubmit: answer({ status: 'closed' }) },
  play: async ({ globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-25-2', '2026-11-27-1');
    await fill(globals);
    const liveRegions = screen.getAllByRole('status');
    await submit(globals);
    const said = () => liveRegions.map(({ textContent }) => textContent).join();
    await waitFor(() => expect(said()).toContain(t('closedTitle')));
    const button = screen.getByRole('button', { name: t('submit') });
    await expect(button).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('form').querySelector('[id$="serviceTime"]')).toHaveFocus());
    await expect(cellOf('2026-11-26-1')?.closest('[inert]')).not.toBeNull();
    await expect(screen.getByLabelText(t('attendance'))).toHaveValue('120');
    await expect(loadDraft(bookingFields, 'u-demo')?.selection).toMatchObject({ kind: 'range' });
  },
};

/** What the service says when somebody comes back to the page: open, then closed, then open again. */
function Changing(props: BookingDialogProps) {
  const [closed, setClosed] = useState(props.closed);
  return <BookingDialog {...props} {...(closed !== undefined && { closed })} onRefresh={() => setClosed(!closed)} />;
}

export const OpensAndClosesWhileShown: Story = {
  tags: ['!visual'],
  args: { closed: true },
  render: (args) => <Changing {...args} />,
  play: async ({ args, globals }) => {
    const t = storyWords('bookingDialog', globals);
    await waitFor(() => expect(screen.getByText(t('closedTitle'))).toBeVisible());
    comeBack();
    await waitFor(() => expect(screen.queryByText(t('closedTitle'))).toBeNull());
    await pick('2026-11-26-1');
    await fill(globals);
    comeBack();
    await waitFor(() => expect(screen.getByText(t('closedTitle'))).toBeVisible());
    await expect(screen.getByRole('button', { name: t('submit') })).toBeDisabled();
    comeBack();
    await waitFor(() => expect(cellOf('2026-11-26-1')).toHaveAttribute('data-in-range'));
    await submit(globals);
    await expect(await screen.findByText('RS20261120-7K3M')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const DraftStored: Story = {
  play: async ({ globals }) => {
    const t = storyWords('bookingDialog', globals);
    await pick('2026-11-25-2', '2026-11-27-1');
    await userEvent.type(screen.getByLabelText(t('roadshow_title')), '感知模块路演');
    await userEvent.click(screen.getByRole('button', { name: t('cancel') }));
    await userEvent.click(await screen.findByRole('button', { name: '打开' }));
    await expect(await screen.findByLabelText(t('roadshow_title'))).toHaveValue('感知模块路演');
    await expect(await halfDay('2026-11-26-1')).toHaveAttribute('data-in-range');
  },
};

type Hall = BookingOf<typeof HARBOUR_HALL>;
type HallStory = StoryObj<BookingDialogProps<Hall>>;

const HALL_WORDS = {
  'zh-CN': { catalogue: zhWords, fields: HARBOUR_HALL.words?.['zh-CN'] ?? {}, title: '港区会议厅预约' },
  en: { catalogue: enWords, fields: HARBOUR_HALL.words?.en ?? {}, title: 'Harbour hall booking' },
};

const anotherZone = (locale: keyof typeof HALL_WORDS): HallStory => {
  const { catalogue, fields, title } = HALL_WORDS[locale];
  const label = (name: string) => new RegExp(`^${fields[name]?.label}`);
  const option = (name: string, value: string) => fields[name]?.options?.[value] ?? '';
  const press = async () => userEvent.click(await screen.findByRole('button', { name: catalogue.submit }));
  return {
    globals: { locale },
    args: { title, fields: HARBOUR_HALL, prefill: { needs: ['lunch'] } },
    play: async ({ args, step }) => {
      await step('refuses what its rules and limits exclude', async () => {
        await userEvent.type(await screen.findByLabelText(label('imo')), '931946');
        await userEvent.type(screen.getByLabelText(label('seats')), '61');
        await userEvent.click(screen.getByLabelText(option('needs', 'lunch')));
        await press();
        const summary = within(await screen.findByRole('group', { name: new RegExp(locale === 'en' ? '^6 ' : ' 6 ') }));
        await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
          locale === 'en'
            ? [
                'please select the usage time!',
                'please fill in the ship!',
                'an IMO number has seven digits',
                'Seats: a whole number from 2 to 60',
                'please choose: Layout',
                'please choose: Services',
              ]
            : [
                '请选择使用时间！',
                '请填写船名！',
                'IMO 编号应为七位数字',
                '座位数应为2至60之间的整数',
                '请选择会场布置！',
                '请选择到港服务！',
              ],
        );
        await userEvent.click(summary.getAllByRole('link').at(-1) ?? document.body);
        await expect(screen.getByLabelText(option('needs', 'parking'))).toHaveFocus();
      });
      await step('keeps a draft of its own', async () => {
        await userEvent.type(screen.getByLabelText(label('ship')), '远洋号');
        await expect(loadDraft(HARBOUR_HALL, 'u-demo')?.fields).toMatchObject({ ship: '远洋号', needs: [] });
        await expect(loadDraft(bookingFields, 'u-demo')).toBeNull();
      });
      await step('submits and confirms its fields', async () => {
        await pick('2026-11-26-1');
        await userEvent.type(screen.getByLabelText(label('imo')), '6');
        await userEvent.clear(screen.getByLabelText(label('seats')));
        await userEvent.type(screen.getByLabelText(label('seats')), '12');
        await userEvent.selectOptions(screen.getByLabelText(label('layout')), option('layout', 'tables'));
        for (const need of ['parking', 'pilot']) await userEvent.click(screen.getByLabelText(option('needs', need)));
        await press();
        await expect(await screen.findByText('RS20261120-7K3M')).toBeVisible();
        await expect(args.onSubmit).toHaveBeenCalledOnce();
        await expect(args.onSubmit).toHaveBeenCalledWith({
          userId: 'u-demo',
          ship: '远洋号',
          imoNumber: '9319466',
          seats: 12,
          layout: 'tables',
          needs: ['parking', 'pilot'],
          halfDays: [half('2026-11-26-1')],
        });
        const needs = locale === 'en' ? 'Parking and Pilot' : '停车和引航';
        for (const shown of ['远洋号', '9319466', '12', option('layout', 'tables'), needs])
          await expect(screen.getByText(shown)).toBeVisible();
        await expect(screen.queryByText(fields.remarks?.label ?? '')).toBeNull();
      });
    },
  };
};

/** Another zone's fields, given as data; the confirmation lists them. */
export const AnotherZone = anotherZone('zh-CN');
export const AnotherZoneInEnglish = anotherZone('en');

const BooksHall = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>预约路演中心</Button>
      <BookingDialog
        open={open}
        onOpenChange={setOpen}
        userId="u-demo"
        calendar={{ status: 'ready', today: '2026-11-20', booked: [{ date: '2026-11-24', period: 1 }] }}
        terms={{ reviewWorkdays: 1, cancellableUntil: 'held' }}
        onSubmit={async () => ({ status: 'booked', number: 'RS20261120-7K3M' })}
        onRefresh={fn()}
        onLoginNeeded={fn()}
        bookingsHref="/bookings"
      />
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <BooksHall /> };

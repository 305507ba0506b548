import type { BreadcrumbProps } from '../breadcrumb/breadcrumb.tsx';
import type { CalendarLabels } from '../calendar/calendar-words.ts';
import type { CarouselProps } from '../carousel/carousel.tsx';
import type { CascaderLabels } from '../cascader/cascader-words.ts';
import type { CheckboxGroupProps } from '../checkbox-group/checkbox-group.tsx';
import type { ComboboxLabels } from '../combobox/combobox.tsx';
import type { ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import type { CopyButtonProps } from '../copy-button/copy-button.tsx';
import type { CountdownLabels } from '../countdown/countdown.tsx';
import type { DateFieldLabels } from '../date-picker/date-words.ts';
import type { DateRangeLabels } from '../date-range-picker/range-panel.tsx';
import type { CharacterCount } from '../field/field-count.tsx';
import type { FilterBarProps } from '../filter-bar/filter-bar.tsx';
import type { FormLabels } from '../form/form.tsx';
import type { GalleryLabels } from '../gallery/gallery.types.ts';
import type { MonthPickerLabels } from '../month-picker/month-picker.tsx';
import type { MultiSelectLabels } from '../multi-select/multi-select.tsx';
import type { NumberInputLabels } from '../number-input/number-input.tsx';
import type { PaginationProps } from '../pagination/pagination.tsx';
import type { PasswordInputLabels } from '../password-input/password-input.tsx';
import type { RatingProps } from '../rating/rating.tsx';
import type { SearchInputLabels } from '../search-input/search-input.tsx';
import type { SpinnerProps } from '../spinner/spinner.tsx';
import type { StepsProps } from '../steps/steps.tsx';
import type { TimePickerLabels } from '../time-picker/time-picker.tsx';
import type { TimeSlotsLabels } from '../time-slots/time-slots-words.ts';
import type { ToastRegionProps } from '../toast/toast.tsx';
import type { TopProgressProps } from '../top-progress/top-progress.tsx';
import type { TreeLabels } from '../tree/tree.tsx';
import type { UploadLabels } from '../upload/upload.types.ts';

/** A component's props that no application has to word for itself: `<Combobox {...labels.combobox} />`. */
export interface UiLabels {
  breadcrumb: Pick<BreadcrumbProps, 'label'>;
  calendar: { labels: Required<CalendarLabels> };
  carousel: Pick<CarouselProps, 'labels'>;
  cascader: { labels: CascaderLabels };
  /** Of `Field`: `count={{ maximum: 200, ...labels.characterCount }}`. */
  characterCount: Pick<CharacterCount, 'text'>;
  checkboxGroup: Required<Pick<CheckboxGroupProps, 'refused' | 'count'>>;
  combobox: { labels: ComboboxLabels };
  confirmDialog: Pick<ConfirmDialogProps, 'cancelLabel'>;
  copyButton: Pick<CopyButtonProps, 'labels'>;
  countdown: { labels: CountdownLabels };
  datePicker: { labels: DateFieldLabels };
  dateRangePicker: { labels: DateRangeLabels };
  dialog: { closeLabel: string };
  filterBar: Pick<FilterBarProps, 'labels'>;
  form: { labels: FormLabels };
  gallery: { labels: Required<GalleryLabels> };
  monthPicker: { labels: Required<MonthPickerLabels> };
  multiSelect: { labels: Required<MultiSelectLabels> };
  /** With it a notice can be closed. */
  notice: { dismissLabel: string };
  numberInput: { labels: Required<NumberInputLabels> };
  pagination: Pick<PaginationProps, 'label' | 'previous' | 'next' | 'pageLabel'>;
  passwordInput: { labels: PasswordInputLabels };
  rating: Pick<RatingProps, 'optionLabel'>;
  searchInput: { labels: Required<SearchInputLabels> };
  sheet: { closeLabel: string };
  spinner: Pick<SpinnerProps, 'label'>;
  steps: Pick<StepsProps, 'stateLabels'>;
  timePicker: { labels: TimePickerLabels };
  timeSlots: { labels: Required<TimeSlotsLabels> };
  toast: Pick<ToastRegionProps, 'label' | 'closeLabel'>;
  topProgress: Pick<TopProgressProps, 'label'>;
  tree: { labels: TreeLabels };
  upload: { labels: UploadLabels };
}

import type { Locale } from '@zonekit/api-client/contract';
import type { ListFormat } from '@zonekit/api-client/contract/list';
import type { Words } from '@zonekit/api-client/lifecycle';
import { toIsoTime } from '../../database/parsers.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ATOM_END, atomEntry, atomHead, latestOf, type NewsEntry } from '../formats/atom.ts';
import { type CalendarEvent, calendarOf } from '../formats/calendar.ts';
import { BOM, type CsvCell, csvLines } from '../formats/csv.ts';

/** Whom a file is for. */
export interface Reader {
  locale: Locale;
  now: Date;
  /** The portal's, for links to its pages: `https://zone.example`. */
  origin: string;
  /** The file's own address. */
  self: string;
}

/** What an item is in each of the files that its list can be fetched as. */
export interface FileOf<Item> {
  /** Of the file, and of the calendar or feed: `政策文件`. */
  name: Words;
  /** The page of the portal that shows the list. */
  path: string;
  /** Columns of the table. */
  columns: readonly { name: Words; of: (item: Item, reader: Pick<Reader, 'locale'>) => CsvCell }[];
  news?: (item: Item, reader: Reader) => NewsEntry;
  events?: (item: Item, reader: Reader) => readonly CalendarEvent[];
}

/** A file in the making: any number of batches, then its end. The first call writes what stands before all rows. */
export interface Writer<Item> {
  rows: (items: readonly Item[]) => string;
  end: () => string;
}

const TYPES: Record<ListFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

/** `head` once, before the first rows or before the end. */
const once = <Item>(
  head: (items: readonly Item[]) => string,
  rows: (items: readonly Item[], begun: boolean) => string,
  end: string,
): Writer<Item> => {
  let begun = false;
  const begin = (items: readonly Item[]) => {
    const text = begun ? '' : head(items);
    begun = true;
    return text;
  };
  return {
    rows: (items) => {
      const before = begun;
      return begin(items) + rows(items, before);
    },
    end: () => begin([]) + end,
  };
};

/** @throws Error where the list's domain does not say what an item is in that format */
export const writerOf = <Item>(format: ListFormat, file: FileOf<Item>, reader: Reader): Writer<Item> => {
  const { name, path, columns, news, events } = file;
  const { locale, origin, self, now } = reader;
  if (format === 'csv') {
    const head = () => BOM + csvLines([columns.map((column) => column.name[locale])]);
    return once(head, (items) => csvLines(items.map((item) => columns.map(({ of }) => of(item, reader)))), '');
  }
  if (format === 'json') {
    const rows = (items: readonly Item[], begun: boolean) =>
      items.map((item, index) => `${begun || index > 0 ? ',\n' : ''}${JSON.stringify(item)}`).join('');
    return once(() => '[\n', rows, '\n]\n');
  }
  if (format === 'atom' && news) {
    const entriesOf = (items: readonly Item[]) => items.map((item) => news(item, reader));
    const head = (items: readonly Item[]) => {
      const updated = latestOf(entriesOf(items), toIsoTime(now));
      return atomHead({ id: path, title: name[locale], link: origin + path, self, updated });
    };
    return once(
      head,
      (items) =>
        entriesOf(items)
          .map((entry) => atomEntry(path, entry))
          .join(''),
      ATOM_END,
    );
  }
  if (format === 'ics' && events) {
    const calendar = calendarOf(name[locale]);
    const rows = (items: readonly Item[]) =>
      items
        .flatMap((item) => events(item, reader))
        .map(calendar.event)
        .join('');
    return once(() => calendar.head, rows, calendar.end);
  }
  throw new Error(
    `${name.en}: nothing says what an item is as ${format}. Give ${format === 'atom' ? 'news' : 'events'}.`,
  );
};

/** Headers of a file; a feed or a calendar is read where it is, the others are saved. */
export const fileHeaders = (
  format: ListFormat,
  { name }: Pick<FileOf<never>, 'name'>,
  { locale, now }: Pick<Reader, 'locale' | 'now'>,
): Record<string, string> => ({
  'content-type': TYPES[format],
  'content-disposition': contentDisposition(
    format === 'atom' ? 'inline' : 'attachment',
    `${name[locale]}-${toIsoTime(now).slice(0, 10)}.${format}`,
  ),
  'content-language': locale,
  'cache-control': 'private, no-cache',
  vary: 'accept-language, authorization',
});

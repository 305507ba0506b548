import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { FileRow } from '../../frame/transfer.ts';

export interface NumberedRow {
  /** The first line of the row in a CSV file, or the place in a JSON array, from 1. */
  place: number;
  row: FileRow;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A value of a JSON file as its cell: lists joined by `|`, what has parts as JSON. */
const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && !value.some(isObject)) return value.map(asText).join('|');
  return isObject(value) ? JSON.stringify(value) : String(value);
};

const fromJson = (text: string): NumberedRow[] => {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error('it holds no array of rows');
  return rows.map((row: unknown, index) => {
    if (typeof row !== 'object' || row === null) throw new Error(`item ${index + 1} is no object`);
    return {
      place: index + 1,
      row: Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asText(value)])),
    };
  });
};

/** The apostrophe before `=`, `+`, `-`, `@`, which prevents formula injection in spreadsheets. */
const unguarded = (value: string): string => (/^'[=+\-@\t\r]/.test(value) ? value.slice(1) : value);

const fromCsv = (text: string): NumberedRow[] =>
  (
    parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true, relax_column_count: false }) as {
      info: { lines: number };
      record: FileRow;
    }[]
  ).map(({ info, record }) => ({
    place: info.lines,
    row: Object.fromEntries(Object.entries(record).map(([key, value]) => [key, unguarded(value)])),
  }));

/** Rows of a `.csv` or `.json` file. @throws Error in one sentence */
export const readRows = async (file: string): Promise<NumberedRow[]> => {
  const kind = extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.json') throw new Error(`${file} is neither .csv nor .json.`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    return kind === '.csv' ? fromCsv(text) : fromJson(text);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
};

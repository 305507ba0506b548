import type { FileTables } from '../file.tables.ts';

type Kind = FileTables['files']['kind'];
const MB = 1024 * 1024;

export interface FileRule {
  kind: Kind;
  /** What it is kept and served as. */
  mime: string;
  /** What its content must be found to be, where that has another name; `text` for what has no mark of its own. */
  found: string;
  /** Bytes. */
  limit: number;
  words: { 'zh-CN': string; en: string };
}

const image = { 'zh-CN': '图片不能超过 10 MB', en: 'A picture may have up to 10 MB' };
const document = { 'zh-CN': '文档不能超过 50 MB', en: 'A document may have up to 50 MB' };
const video = { 'zh-CN': '视频不能超过 500 MB', en: 'A film may have up to 500 MB' };

const rule = (kind: Kind, mime: string, found = mime): FileRule => {
  if (kind === 'image') return { kind, mime, found, limit: 10 * MB, words: image };
  if (kind === 'video') return { kind, mime, found, limit: 500 * MB, words: video };
  return { kind, mime, found, limit: 50 * MB, words: document };
};

const ooxml = (what: string) => rule('other', `application/vnd.openxmlformats-officedocument.${what}`);
/** Word, Excel and PowerPoint of before 2007 are one container. */
const OLD_OFFICE = 'application/x-cfb';

/** What may be uploaded, by the ending of its name. SVG and HTML are none: they run in a browser. */
const RULES: Record<string, FileRule> = {
  png: rule('image', 'image/png'),
  jpg: rule('image', 'image/jpeg'),
  jpeg: rule('image', 'image/jpeg'),
  webp: rule('image', 'image/webp'),
  gif: rule('image', 'image/gif'),
  pdf: rule('pdf', 'application/pdf'),
  mp4: rule('video', 'video/mp4'),
  docx: ooxml('wordprocessingml.document'),
  xlsx: ooxml('spreadsheetml.sheet'),
  pptx: ooxml('presentationml.presentation'),
  doc: rule('other', 'application/msword', OLD_OFFICE),
  xls: rule('other', 'application/vnd.ms-excel', OLD_OFFICE),
  ppt: rule('other', 'application/vnd.ms-powerpoint', OLD_OFFICE),
  zip: rule('other', 'application/zip'),
  csv: rule('other', 'text/csv', 'text'),
  txt: rule('other', 'text/plain', 'text'),
};

export const ruleOf = (ending: string): FileRule | null =>
  Object.hasOwn(RULES, ending) ? (RULES[ending] ?? null) : null;

/** Above all of them. */
export const MAX_BYTES = Math.max(...Object.values(RULES).map(({ limit }) => limit));

import { MAX_FILE_BYTES } from '@zonekit/api-client/file/contract';
import type { FileTables } from '../file.tables.ts';

type Kind = FileTables['files']['kind'];

export interface FileRule {
  kind: Kind;
  /** The type it is stored and served with. */
  mime: string;
  /** Types that its content may be detected as; `text` for formats without a signature. */
  detectedTypes: readonly string[];
  /** Bytes. */
  limit: number;
  words: { 'zh-CN': string; en: string };
}

const upTo = (kind: Kind, zh: string, en: string): FileRule['words'] => {
  const limit = `${MAX_FILE_BYTES[kind] / 1024 ** 2} MB`;
  return { 'zh-CN': `${zh}不能超过 ${limit}`, en: `${en} may have up to ${limit}` };
};
const WORDS: Record<Kind, FileRule['words']> = {
  image: upTo('image', '图片', 'A picture'),
  pdf: upTo('pdf', '文档', 'A document'),
  video: upTo('video', '视频', 'A film'),
  audio: upTo('audio', '音频', 'A recording'),
  other: upTo('other', '文档', 'A document'),
};

const rule = (kind: Kind, mime: string, ...detectedTypes: string[]): FileRule => ({
  kind,
  mime,
  detectedTypes: detectedTypes.length > 0 ? detectedTypes : [mime],
  limit: MAX_FILE_BYTES[kind],
  words: WORDS[kind],
});

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
  mp3: rule('audio', 'audio/mpeg'),
  // Recorders of many phones mark their sound as any MPEG-4.
  m4a: rule('audio', 'audio/mp4', 'audio/x-m4a', 'video/mp4'),
  ogg: rule('audio', 'audio/ogg', 'audio/ogg', 'audio/ogg; codecs=opus'),
  wav: rule('audio', 'audio/wav'),
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
export const MAX_BYTES = Math.max(...Object.values(MAX_FILE_BYTES));

import { Problem } from '../../../frame/problem.ts';
import type { FileRule } from './file-rules.ts';

/** What a file is refused for, each in words of its own. */
export const refusals = {
  noFile: () =>
    new Problem(415, 'unsupported_media_type', {
      words: {
        'zh-CN': '请以 multipart/form-data 的 file 字段上传文件',
        en: 'Send the file as the part "file" of multipart/form-data',
      },
    }),
  name: () =>
    new Problem(422, 'validation_failed', {
      words: { 'zh-CN': '文件名无效，请改名后重新上传', en: 'The file has no usable name. Rename it and try again' },
    }),
  empty: () =>
    new Problem(422, 'validation_failed', {
      words: { 'zh-CN': '文件是空的，请重新选择', en: 'The file is empty. Choose another' },
    }),
  hash: () =>
    new Problem(422, 'validation_failed', {
      words: { 'zh-CN': '文件在传输中有变化，请重新上传', en: 'The file changed on its way. Upload it again' },
    }),
  ending: () =>
    new Problem(415, 'unsupported_media_type', {
      words: {
        'zh-CN': '不支持此类文件，可上传图片、PDF、Office 文档、MP4、音频、ZIP、CSV 和 TXT',
        en: 'This kind of file is not taken. Pictures, PDF, Office documents, MP4, recordings, ZIP, CSV and TXT are',
      },
    }),
  content: () =>
    new Problem(415, 'unsupported_media_type', {
      words: {
        'zh-CN': '文件内容与扩展名不符，或文件已损坏',
        en: 'The content is not what the name says, or the file is broken',
      },
    }),
  bomb: () =>
    new Problem(422, 'validation_failed', {
      words: {
        'zh-CN': '文件展开后过大，请拆分后上传',
        en: 'The file becomes too large when it is opened. Split it and try again',
      },
    }),
  malware: () =>
    new Problem(422, 'validation_failed', {
      words: {
        'zh-CN': '文件未通过安全检查，含有恶意代码，未保存',
        en: 'The file did not pass the security check: it holds malware and was not kept',
      },
    }),
  tooLarge: ({ words }: FileRule) => new Problem(413, 'payload_too_large', { words }),
  /** Another offset than the upload has; source: draft-ietf-httpbis-resumable-upload, "Mismatching Offset". */
  offset: (offset: number) =>
    new Problem(409, 'conflict', {
      words: {
        'zh-CN': `续传位置不一致，请从第 ${offset} 字节继续`,
        en: `The upload stands elsewhere. Go on from byte ${offset}`,
      },
      details: { offset },
    }),
  pieceType: () =>
    new Problem(415, 'unsupported_media_type', {
      words: {
        'zh-CN': '请以 application/octet-stream 发送文件分片',
        en: 'Send a piece as application/octet-stream',
      },
    }),
  smallPiece: () =>
    new Problem(422, 'validation_failed', {
      words: {
        'zh-CN': '除最后一片外，每个分片不少于 64 KB',
        en: 'A piece has 64 KB or more, but for the last one',
      },
    }),
  beyond: () =>
    new Problem(413, 'payload_too_large', {
      words: { 'zh-CN': '分片超出了文件的大小', en: 'The piece goes beyond the size that the file was said to have' },
    }),
  noRoom: () =>
    new Problem(413, 'payload_too_large', {
      words: {
        'zh-CN': '您的文件合计已达 1 GB 上限',
        en: 'Your files would have more than 1 GB together',
      },
    }),
  tooMany: () =>
    new Problem(429, 'rate_limited', {
      words: { 'zh-CN': '每小时最多上传 60 个文件，请稍后再试', en: 'Up to 60 files an hour. Please try again later' },
      headers: { 'retry-after': '600' },
    }),
};

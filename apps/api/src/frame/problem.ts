import type { ErrorCode } from '@zonekit/api-client/contract';
import type { DetailsOf } from '@zonekit/api-client/contract/error-details';

/**
 * An answer that is no success. Thrown anywhere below a route; the frame writes it as `{ code, message, details?, data? }`
 * with the message of `code` in the language of the request, unless `message` says it better.
 */
export class Problem<C extends ErrorCode = ErrorCode> extends Error {
  readonly status: number;
  readonly code: C;
  readonly details: DetailsOf<C> | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;
  /** The message by language where the general one of `code` is not enough. */
  readonly words: { 'zh-CN': string; en: string } | undefined;
  /** Paths of the fields that `words` is about; the answer has them in `details.fields`, with the message of each. */
  readonly fields: readonly string[] | undefined;

  constructor(
    status: number,
    code: C,
    more: {
      words?: { 'zh-CN': string; en: string };
      fields?: readonly string[];
      details?: DetailsOf<C>;
      data?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(more.words?.en ?? code);
    this.status = status;
    this.code = code;
    this.words = more.words;
    this.fields = more.fields;
    this.details = more.details;
    this.data = more.data;
    this.headers = more.headers ?? {};
  }
}

import { notFound } from '@tanstack/react-router';
import type { Endpoint, Locale } from '@zonekit/api-client/contract';
import { readKey } from '@zonekit/api-client/react/read-key';
import type { AnswerOf, InputOf, Transport } from '@zonekit/api-client/transport';
import { ApiError } from '@zonekit/api-client/transport/error';
import { PageError } from './page-error.ts';

/** What loaders read with. The hooks of the page find the answers by the same keys, and do not ask again. */
export interface Data {
  /** Answers by key, handed from the server to the browser; `SWRConfig` takes it as its fallback. */
  readonly fallback: Record<string, unknown>;
  /**
   * For what the page cannot be without.
   * @throws notFound() for a 404, PageError with the status for all else.
   */
  load: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
  /**
   * For what the page can show as missing: its hook asks once more and has the failed state. Undefined where it failed.
   * @throws PageError for a 429.
   */
  prefetch: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E> | undefined>;
  /** The same for data that a loader returns itself; not cached for hooks. */
  read: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E> | undefined>;
}

interface Options {
  transport: Transport;
  locale: Locale;
  /** Puts an answer into the cache of a page that is alive, in place of an older one. */
  remember?: (key: string, answer: unknown) => Promise<unknown>;
}

/** The page says what failed; no notice besides. */
const QUIET = { quiet: true };

const pageError = ({ status, serverMessage, retryAfter }: ApiError) =>
  new PageError(status ?? 503, serverMessage, retryAfter && Math.ceil(retryAfter / 1000));

/** A 429 fails the whole page, since each part of it would fail. */
const missing = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) throw pageError(error);
};

/** Public reads alone: a loader does not know who is signed in. */
export const createData = ({ transport, locale, remember }: Options): Data => {
  const fallback: Record<string, unknown> = {};

  const keep = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    const answer = await transport.call(endpoint, input, QUIET);
    const key = readKey(endpoint, input, { locale, userId: null });
    fallback[key] = answer;
    await remember?.(key, answer);
    return answer;
  };

  return {
    fallback,
    load: async (endpoint, input) => {
      try {
        return await keep(endpoint, input);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) throw notFound();
        throw pageError(error);
      }
    },
    prefetch: (endpoint, input) => keep(endpoint, input).catch(missing),
    read: (endpoint, input) => transport.call(endpoint, input, QUIET).catch(missing),
  };
};

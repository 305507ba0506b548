import { type FeedSource, feedSource } from '@zonekit/api-client/feed/contract';
import type { Context } from '../../frame/context.ts';
import type { FeedPart } from '../../frame/list/feed-part.ts';
import type { Module } from '../../frame/module.ts';

/**
 * The part of each source that the contract names.
 * @throws Error where no module, or more than one, has a source
 */
export const feedPartsOf = (context: Context, modules: readonly Module[]): ReadonlyMap<FeedSource, FeedPart> => {
  const feeds = modules.map(({ feeds }) => feeds?.(context) ?? {});
  return new Map(
    feedSource.options.map((source) => {
      const [part, ...others] = feeds.flatMap((feed) => feed[source] ?? []);
      if (!part || others.length > 0) {
        throw new Error(`Feed source ${source}: ${part ? 'several modules have' : 'no module has'} it. One must.`);
      }
      return [source, part];
    }),
  );
};

/** What a list's address asks of the service. */
import { DEFAULT_SIZE, type ListSearch } from '@zonekit/portal-kit/list-page/core';

/** Words and page, as every list takes them. */
export const pageQuery = ({ q, page = 1, size = DEFAULT_SIZE }: ListSearch) => ({
  ...(q && { q }),
  page_index: page,
  page_size: size,
});

/** What a list's file is to hold: all that is found, whatever page is shown. */
export const fileQuery = <Query extends { page_index?: number | undefined; page_size?: number | undefined }>({
  page_index: _,
  page_size: __,
  ...query
}: Query) => query;

import type { Module } from '../../frame/module.ts';
import { synonymTransfer } from './search.transfer.ts';

/** What operators maintain of the search; lists search by `frame/list`. */
export const searchModule: Module = {
  name: 'search',
  transfers: [synonymTransfer],
  routes: () => undefined,
};

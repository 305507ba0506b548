import { Unavailable } from '../../../frame/unavailable.ts';

/** Runs its jobs one after the other. @throws Unavailable if `most` jobs wait already */
export const serialQueue = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) throw new Unavailable(`${most} others wait for the same.`);
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
};

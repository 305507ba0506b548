/**
 * `node --import ./tests/shift-clock.ts …`: the whole process lives TEST_SHIFT milliseconds away from the present, so that
 * pictures of pages are the same every day. Only the tests load it; the browser's pages are shifted alike (pages/support.ts).
 */
const shift = Number(process.env.TEST_SHIFT ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

/**
 * `node --import ./tests/shift-clock.ts …`: the whole process takes TEST_NOW for the present and runs on from there, so that
 * pictures of pages are the same every day. Only the tests load it.
 */
const asked = process.env.TEST_NOW;
if (asked) {
  const RealDate = Date;
  const shift = new RealDate(asked).getTime() - RealDate.now();
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

/** `11-24 09:00`: an instant of the next weeks. The contract's times are Asia/Shanghai. */
export const momentText = (at: string): string => `${at.slice(5, 10)} ${at.slice(11, 16)}`;

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>;
}

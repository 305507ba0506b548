const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** `186 KB`, `2.1 MB`: one decimal from MB on. 1024 bytes make a KB, as file managers count. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (Math.round(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit >= 2 && value < 99.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

/** `DOCX`: the ending of the name, else the second half of the MIME type. */
export function fileType(name: string, mime: string): string {
  const ending = /\.([\da-z]{1,5})$/i.exec(name)?.[1];
  return (ending ?? mime.split(/[/;+]/)[1] ?? mime).toUpperCase();
}

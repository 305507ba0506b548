/**
 * The dark modules of a code as one SVG path, in units of a module: a rectangle for each run of a row, so that the path
 * stays short and no seam shows between neighbours.
 *
 * @param rows true is dark
 */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        let end = x;
        while (row[end]) end++;
        path += `M${x} ${y}h${end - x}v1h${x - end}z`;
        x = end;
      }
      return path;
    })
    .join('');

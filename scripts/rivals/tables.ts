/** Cells of a column below its header, by the header. */
export type Columns = Readonly<Record<string, readonly string[]>>;

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** In columns of a fixed-width font, where Chinese characters take two. */
const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (each >= '\u2e80' ? 2 : 1), 0);

const spaces = (text: string, width: number): string => ' '.repeat(width - widthOf(text));

/**
 * A Markdown table with other cells in some columns. The first column is aligned to the start, the others to the end.
 * @throws Error where a column has more or fewer cells than the table has rows
 */
const fillTable = (table: string, columns: Columns): string => {
  const [head = '', , ...lines] = table.trimEnd().split('\n');
  const header = cellsOf(head);
  const rows = lines.map(cellsOf);
  for (const [index, name] of header.entries()) {
    const cells = columns[name];
    if (!cells) continue;
    if (cells.length !== rows.length) throw new Error(`${name}: ${cells.length} cells for ${rows.length} rows`);
    for (const [at, row] of rows.entries()) row[index] = cells[at] ?? '';
  }
  const all = [header, ...rows];
  const widths = header.map((_, index) => Math.max(...all.map((row) => widthOf(row[index] ?? ''))));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => (index === 0 ? cell + spaces(cell, widths[0] ?? 0) : spaces(cell, widths[index] ?? 0) + cell)).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return `${[line(header), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')}\n`;
};

/**
 * A document whose tables with a header `marker` have other cells: those of the first table, of the second, and so on.
 * @throws Error where there are fewer such tables
 */
export const fillTables = (document: string, marker: string, tables: readonly Columns[]): string => {
  let filled = 0;
  const result = document.replace(/(?:^\|.*\|\n)+/gm, (table) => {
    const columns = cellsOf(table.split('\n', 1)[0] ?? '').includes(marker) ? tables[filled++] : undefined;
    return columns ? fillTable(table, columns) : table;
  });
  if (filled < tables.length)
    throw new Error(`There are ${filled} tables with a column ${marker}, not ${tables.length}`);
  return result;
};

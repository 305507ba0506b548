const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Inline code; nothing for an empty text. */
export const code = (text: string) => (text ? `\`${text}\`` : '');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');

export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

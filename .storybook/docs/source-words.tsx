/** A docstring's words: what stands in backticks is code. */
export function SourceWords({ text }: { text: string }) {
  return (
    <span lang="en">
      {text
        .split('`')
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
        .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}
    </span>
  );
}

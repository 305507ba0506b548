interface ParagraphsProps {
  /** Plain text; a line break begins a paragraph. */
  text: string;
  lang: string;
}

export function Paragraphs({ text, lang }: ParagraphsProps) {
  return (
    <div lang={lang}>
      {text.split('\n').map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text stay where they are
        <p key={place} style={{ marginBlockStart: place > 0 ? '12px' : 0 }}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

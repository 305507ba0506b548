/** Selectors of parts by their common names, for components without a style of that name. */
const SELECTORS: Readonly<Record<string, string>> = {
  action: 'button, a[href]',
  button: 'button',
  caption: 'caption, figcaption',
  choice: 'label:has(input)',
  clear: 'button',
  close: 'button[aria-label]',
  columns: 'thead',
  content: '[role="tabpanel"], [role="dialog"], [role="tooltip"]',
  control: 'input, select, textarea, button',
  count: '[class*="count" i]',
  description: 'p, dd',
  error: '[role="alert"]:not(:empty), [id*="error"]:not(:empty)',
  field: 'input, select, textarea',
  form: 'form',
  hint: '[id*="hint"]',
  icon: 'svg',
  img: 'img',
  input: 'input, [role="combobox"]',
  item: 'li, [role="menuitem"], [role="option"]',
  items: 'ul, ol',
  label: 'legend, label, [class*="label" i]',
  legend: 'legend',
  line: 'hr, [role="separator"]',
  link: 'a[href]',
  list: '[role="tablist"], [role="listbox"], ul, ol',
  mark: 'mark',
  nav: 'nav',
  option: '[role="option"]',
  panel: '[role="tabpanel"], [role="dialog"], [role="listbox"]',
  search: '[role="search"], input[type="search"]',
  status: '[role="status"]',
  svg: 'svg',
  text: 'p, span',
  textarea: 'textarea',
  time: 'time',
  title: 'h1, h2, h3, h4, h5, h6',
  trigger: '[role="tab"], [aria-haspopup], [aria-expanded], [aria-describedby], button',
  value: 'dd',
  view: '[role="img"], canvas',
};

/** Parts that may be plain text. */
const TEXTS = [
  'children',
  'content',
  'date',
  'description',
  'figure',
  'label',
  'labels',
  'name',
  'text',
  'title',
  'value',
];

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  // A text for screen readers alone is one pixel.
  return width * height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

const firstText = (root: Element): Range | undefined => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue;
    const range = root.ownerDocument.createRange();
    range.selectNodeContents(texts.currentNode);
    return range;
  }
  return undefined;
};

const lowerFirst = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * The first element, or text, of a part that is seen. In the Storybook classes have the names of their styles
 * (`button_spinner__1x2y0`), and a part has the word that the code uses.
 */
export const elementOfPart = (root: Element, part: string, at?: string): Element | Range | undefined => {
  const [name = part] = part.split(', ');
  const own = at ?? `[class*="_${lowerFirst(name)}__"]`;
  const common = name === 'root' ? ':scope > *' : SELECTORS[name];
  for (const selector of at || !common ? [own] : [own, common]) {
    const element = [...root.querySelectorAll(selector)].find(isSeen);
    if (element) return element;
  }
  return TEXTS.includes(name) ? firstText(root) : undefined;
};

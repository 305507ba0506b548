import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { LABELLED } from './labelled.primitives.tsx';
import { PRIMITIVES } from './primitives.ts';
import type { Given } from './primitives.types.ts';

/** Where each primitive's ref pointed when it was rendered, by name. */
const refs = new Map<string, Element | null>();

const given = (name: string): Given => ({
  ref: (node) => void refs.set(name, node),
  className: 'given-class',
  'data-given': name,
});

const All = ({ dir }: { dir: 'ltr' | 'rtl' }) => (
  <div dir={dir} style={{ display: 'grid', gap: 16 }}>
    {Object.entries({ ...PRIMITIVES, ...LABELLED }).map(([name, render]) => (
      <div key={name} data-primitive={name}>
        {render(given(name))}
      </div>
    ))}
  </div>
);

const meta = {
  title: 'ui/Conformance',
  component: All,
  tags: ['!autodocs'],
  args: { dir: 'ltr' },
} satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What every primitive promises its user, in one place: its root takes ref, class and all other props. */
export const TakesRefClassAndProps: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    for (const name of [...Object.keys(PRIMITIVES), ...Object.keys(LABELLED)]) {
      const root = canvasElement.querySelector(`[data-given="${name}"]`);
      await expect(root, `${name} passes props on to its root`).not.toBeNull();
      await expect(refs.get(name), `${name} passes its ref on to its root`).toBe(root);
      const classed = name in LABELLED ? root?.parentElement?.closest('.given-class') : root;
      await expect(classed, `${name} keeps the class that it is given`).toHaveClass('given-class');
    }
  },
};

/** Nothing sticks out when the page is mirrored. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    // A picture or a figure that has just come may still be measured.
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};

/** A page from the server is taken over as it is: same ids, same text, nothing that only a browser knows. */
export const HydratesWithoutAMismatch: Story = {
  tags: ['!visual'],
  render: () => <div data-host="" />,
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector('[data-host]') as HTMLElement;
    const errors = spyOn(console, 'error');
    const recovered = fn();
    host.innerHTML = renderToString(<All dir="ltr" />);
    await expect(host.querySelectorAll('[data-given]')).toHaveLength(
      Object.keys({ ...PRIMITIVES, ...LABELLED }).length,
    );
    refs.clear();
    const root = hydrateRoot(host, <All dir="ltr" />, { onRecoverableError: recovered });
    await waitFor(() => expect(refs.get('VisuallyHidden')).toBeInstanceOf(Element));
    await expect(recovered).not.toHaveBeenCalled();
    await expect(errors).not.toHaveBeenCalled();
    root.unmount();
    errors.mockRestore();
  },
};

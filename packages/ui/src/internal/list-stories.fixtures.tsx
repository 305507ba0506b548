import type { Decorator } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** Room for the list below the input. */
export const roomBelow: Decorator = (Story) => (
  <div style={{ minHeight: 440 }}>
    <Story />
  </div>
);

export const inputOf = (canvas: HTMLElement) => within(canvas).getByRole('combobox');

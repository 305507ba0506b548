import { configure } from 'storybook/test';

// Beside other steps, on a slow machine, what a story waits for takes more than Testing Library's second.
configure({ asyncUtilTimeout: 15_000 });

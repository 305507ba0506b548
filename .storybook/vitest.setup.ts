import { configure } from 'storybook/test';

// An element that a story waits for takes more than the default second on a slow machine beside other steps.
configure({ asyncUtilTimeout: 15_000 });

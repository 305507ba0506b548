import { JSDOM } from 'jsdom';

// For tests of hooks. Import it first: React and SWR check for these globals when they are loaded.
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/' });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });

import { JSDOM } from 'jsdom';

// For tests of hooks: React and SWR look for these as soon as they are loaded, so that this comes before them.
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/' });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });

// Plain Node, no bundler: `node src/server.mjs` prints the markup of a button.
import { Button } from '@zonekit/ui/button';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(renderToString(createElement(Button, { kind: 'primary' }, 'Submit')));

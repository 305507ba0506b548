import '@zonekit/ui/theme';
import '@zonekit/ui/brands/ftz.css';
import '../shared/layout.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

import { Button } from '@zonekit/ui/button';
import { createRoot } from 'react-dom/client';
import '@zonekit/ui/styles.css';
import '@zonekit/ui/brands/ftz.css';

createRoot(document.getElementById('root') as HTMLElement).render(<Button kind="primary">Submit</Button>);

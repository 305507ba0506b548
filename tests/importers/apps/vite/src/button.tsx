import { Button } from '@zonekit/ui/button';
import { createRoot } from 'react-dom/client';
import '@zonekit/ui/theme';
import '@zonekit/ui/brands/ftz';

createRoot(document.getElementById('root') as HTMLElement).render(<Button kind="primary">Submit</Button>);

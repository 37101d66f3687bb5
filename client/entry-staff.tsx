import { createRoot } from 'react-dom/client';
import { startAppearance } from './admin/preferences/appearance';
import { Root } from './root';

startAppearance();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root />);

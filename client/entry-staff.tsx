import { createRoot } from 'react-dom/client';
import { Root } from './root';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root />);

import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/base.css';
import { Gallery } from './Gallery.tsx';

createRoot(document.querySelector('#root')!).render(<Gallery />);

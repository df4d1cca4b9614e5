import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const theme = new URLSearchParams(window.location.search).get('theme') === 'light' ? 'light' : 'dark';
document.documentElement.className = theme;

createRoot(root).render(<Gallery />);

// The styles come with the page itself, so that the first paint already has its colours.
import './styles.css';

// Federation decides which copy of a shared library everybody uses before the first import of one,
// so the entry holds nothing else but this asynchronous boundary.
void import('./bootstrap.js');

// The styles load with the page, so that the first paint has its colors.
import './styles.css';

// Module Federation chooses the copy of each shared library before the first import of one, so the entry file
// contains this asynchronous boundary only.
void import('./bootstrap.js');

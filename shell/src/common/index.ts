export { setDocumentTitle } from './document-title.js';
export { Logo } from './Logo.js';
export { report } from './log-error.js';
export { withTimeout } from './with-timeout.js';

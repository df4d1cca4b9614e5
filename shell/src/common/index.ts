export { setDocumentTitle } from './document-title.js';
export { Logo } from './Logo.js';
export { logError } from './log-error.js';
export { withTimeout } from './with-timeout.js';

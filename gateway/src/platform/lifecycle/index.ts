export { Lifecycle } from './lifecycle.js';
export { assertPortIsFree, listenError } from './port.js';
export { endOnSignals } from './signals.js';

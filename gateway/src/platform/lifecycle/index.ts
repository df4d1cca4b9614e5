export { Lifecycle } from './lifecycle.service.js';
export { assertPortIsFree, listenError } from './port.validator.js';
export { endOnSignals } from './signals.adapter.js';

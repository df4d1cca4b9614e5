export { Signatures } from './Signatures.js';
export { useAsksForSignatures } from './use-signatures.js';

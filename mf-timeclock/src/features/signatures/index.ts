export { Signatures, useAsksForSignatures } from './Signatures.js';

export { bundleLibraries as default } from './libraries.mjs';

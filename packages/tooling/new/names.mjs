/** The cases of a name: `archiveCrew`, `archive-crew`, `ArchiveCrew`, `archive crew` and `Archive crew`. */
export const inCamelCase = /^[a-z][a-zA-Z0-9]+$/;
export const inKebabCase = /^[a-z][a-z0-9-]+$/;

export const kebab = (/** @type {string} */ text) => text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
export const pascal = (/** @type {string} */ text) => camel(`-${text}`);
export const camel = (/** @type {string} */ text) => text.replaceAll(/-(.)/g, (_dash, letter) => letter.toUpperCase());
export const words = (/** @type {string} */ text) => kebab(text).replaceAll('-', ' ');
export const sentence = (/** @type {string} */ text) => words(text).replace(/^./, (letter) => letter.toUpperCase());

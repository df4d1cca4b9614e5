/** The cases of a name: `archiveCrew`, `archive-crew`, `ArchiveCrew`, `archive crew` and `Archive crew`. */
export const inCamelCase = /^[a-z][a-zA-Z0-9]+$/;
export const inKebabCase = /^[a-z][a-z0-9-]+$/;

export const kebab = (/** @type {string} */ text) => text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
export const pascal = (/** @type {string} */ text) => camel(`-${text}`);
export const camel = (/** @type {string} */ text) => text.replaceAll(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const snake = (/** @type {string} */ text) => kebab(text).replaceAll('-', '_');

/** An operation's name, object first: `crewArchive` of `archiveCrew`. @param {string} operation */
export function objectFirst(operation) {
  const [verb = '', ...object] = operation.split(/(?=[A-Z])/);
  return object.length > 0 ? camel(`${kebab(object.join(''))}-${verb}`) : verb;
}

/** What an operation is about: `crew` of `archiveCrew`. @param {string} operation */
export const objectOf = (operation) => camel(kebab(operation.replace(/^[a-z0-9]+/, ''))) || 'result';

export const words = (/** @type {string} */ text) => kebab(text).replaceAll('-', ' ');
export const sentence = (/** @type {string} */ text) => words(text).replace(/^./, (letter) => letter.toUpperCase());

/** Each case of a name, for the templates: `{{name.pascal}}`. */
export const casesOf = (/** @type {string} */ text) => ({
  ...{ kebab: kebab(text), camel: camel(kebab(text)), pascal: pascal(kebab(text)), snake: snake(text) },
  ...{ words: words(text), sentence: sentence(text) },
});

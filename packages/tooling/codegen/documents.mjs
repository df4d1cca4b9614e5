import { concatAST, NoUnusedFragmentsRule, parse, Source, specifiedRules, validate } from 'graphql';

/** A call in a `*.graphql.ts` file. */
export const graphqlCall = /\bgraphql\(`([^`]*)`\)/g;

/**
 * Reads the operations and fragments of each `graphql(...)` call of a file.
 *
 * @param {string} source
 * @param {string} file
 */
export const operationsIn = (source, file) =>
  [...source.matchAll(graphqlCall)].map(({ 1: text = '', index }) => {
    const before = source.slice(0, index + 'graphql(`'.length).split('\n');
    const offset = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { rawSDL: text, document: parseOperations(text, file, offset) };
  });

/**
 * Parses the text of a call. Later errors name the file and the line.
 *
 * @param {string} text
 * @param {string} file
 * @param {{ line: number, column: number }} [offset] where the text begins in the file
 */
export function parseOperations(text, file, offset) {
  try {
    return parse(new Source(text, file, offset));
  } catch (error) {
    throw new Error(String(error), { cause: error });
  }
}

/**
 * Rejects operations that the schema does not allow. The code generator checks them too, but its error names no file.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {import('graphql').DocumentNode[]} documents
 */
export function assertValid(schema, documents) {
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const errors = validate(schema, concatAST(documents), rules);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
}

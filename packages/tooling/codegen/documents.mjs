import { concatAST, NoUnusedFragmentsRule, parse, Source, specifiedRules, validate } from 'graphql';

/**
 * Parses a `graphql(...)` call of a file. Later errors name the file and the line.
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

import { expect, test } from '@jest/globals';
import { buildSchema, parse, specifiedRules, type ValidationRule, validate } from 'graphql';
import { limitDocuments, maxTokens, validationOptions } from '../document-limits.js';

const schema = buildSchema('type Query { me: User } type User { id: ID, friend: User, friends(first: Int): [User] }');
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

/** How many selections the rules of graphql-js see, and the first error. */
function validated(query: string) {
  let seen = 0;
  const count: ValidationRule = () => ({
    Field: () => {
      seen += 1;
    },
    FragmentSpread: () => {
      seen += 1;
    },
  });
  const rules = [...specifiedRules, count, limitDocuments({ depth: 12, aliases: 30 })];
  const [error] = validate(schema, parse(query, { maxTokens }), rules, validationOptions);
  return { seen, message: error?.message };
}

test.each([
  ['one name many times', `{ me { ${times(600, () => 'id')} } }`],
  ['one name on nested objects', `{ ${times(20, () => `me { ${times(20, () => 'friend { id }')} }`)} }`],
  ['aliases', `{ ${times(600, (n) => `a${n}: __typename`)} }`],
  [
    'fragments that repeat each other',
    `{ ...F0 } ${times(80, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)}`,
  ],
  [
    'fragments with one name',
    `{ me { ${times(90, (n) => `...F${n}`)} } } ${times(90, (n) => `fragment F${n} on User { id }`)}`,
  ],
  ['inline fragments', `{ me { ${times(300, () => '... { id')} ${times(300, () => '}')} } }`],
  ['nested fields', `{ me ${times(300, () => '{ friend')} { id } ${times(300, () => '}')} }`],
  ['directives', `{ __typename ${times(600, (n) => `@a${n}`)} }`],
  ['operations', times(150, (n) => `query Q${n} { __typename }`)],
  ['operations with variables', times(101, (n) => `query Q${n}($a: Int = 1) { __typename }`)],
  ['names in an operation that does not run', `query A { __typename } query B { me { ${times(300, () => 'id')} } }`],
])('is refused before any rule sees a selection: %s', (_what, query) => {
  const { seen, message } = validated(query);
  expect(message).toMatch(/limit|more than/);
  expect(seen).toBe(0);
});

import path from 'node:path';
import { findFeatureProblem, findOperationProblem } from './answers.mjs';
import { camel, casesOf, inCamelCase, inKebabCase, kebab, objectFirst, objectOf, pascal, sentence } from './names.mjs';
import { choice, format, input, nextSteps, top, writeFiles } from './skeleton-parts.mjs';
import {
  nextMigration,
  operationFoldersOf,
  wireFeature,
  wireIntoFeature,
  wireList,
  wireNode,
  wireOperation,
  wireTable,
} from './wiring.mjs';

/** @type {import('./main.mjs').Skeleton} */
export const operation = {
  questions: [
    input('name', 'Name in camel case, such as archiveCrew', inCamelCase, (name) => findOperationProblem(top, name)),
    choice('folder', 'Feature, or a folder of it', operationFoldersOf(top)),
    choice('kind', 'Kind', ['command', 'query']),
  ],
  write: (answers) => {
    const { name = '', folder = '', kind = '' } = answers;
    const [feature = '', subfolder] = folder.split('/');
    const isCommand = kind === 'command';
    const method = isCommand ? 'POST' : 'GET';
    const mutation = objectFirst(name);
    const enter = () => {
      wireIntoFeature(top, feature, `${name}Api`, path.posix.join(subfolder ?? '', `${kebab(name)}.api`));
      wireOperation(top, {
        name,
        kind: isCommand ? 'command' : 'query',
        method,
        path: `/api/${kebab(name)}`,
        takesName: true,
        ...(isCommand
          ? { mutation, auditAction: `${feature}.${kebab(name)}`, auditTitle: sentence(name) }
          : { document: `query($name: String!) { viewer { ${name}(name: $name) { name } } }` }),
      });
      const tables = isCommand ? 'the permission table, the audit titles' : 'the permission table';
      return `Added to the feature, ${tables} and the tables of the API tests`;
    };
    const src = subfolder ? '../../..' : '../..';
    const data = { name: casesOf(name), kind, isCommand, feature, method, src, mutation, payloadField: objectOf(name) };
    return [
      writeFiles('operation', `gateway/src/features/${folder}`, data),
      writeFiles('operation-test', `gateway/src/features/${feature}/test`, data),
      enter(),
      format(),
      nextSteps('Add an operation'),
    ];
  },
};

/** @type {import('./main.mjs').Skeleton} */
export const feature = {
  questions: [
    input('name', 'What it stores, in the singular and in kebab case, such as crew', inKebabCase, (name) =>
      findOperationProblem(top, `create${pascal(name)}`),
    ),
    input(
      'plural',
      'Plural in kebab case, such as crews',
      inKebabCase,
      (plural) => findFeatureProblem(top, plural) ?? findOperationProblem(top, camel(plural)),
    ),
  ],
  write: (answers) => {
    const { name = '', plural = '' } = answers;
    const create = `create${pascal(name)}`;
    const enter = () => {
      wireFeature(top, `${camel(plural)}Feature`, plural);
      wireTable(top, plural.replaceAll('-', '_'));
      wireOperation(top, {
        name: camel(plural),
        section: sentence(plural),
        kind: 'query',
        method: 'GET',
        path: `/api/${plural}`,
        document: `{ viewer { ${camel(plural)} { nodes { id } } } }`,
        takesName: false,
      });
      wireOperation(top, {
        name: create,
        kind: 'command',
        method: 'POST',
        path: `/api/${plural}`,
        mutation: objectFirst(create),
        takesName: true,
        auditAction: `${name}.created`,
        auditTitle: `${sentence(name)} created`,
      });
      wireList(top, camel(plural), `/api/${plural}`);
      wireNode(top, pascal(name), `/api/${plural}`);
      return 'Added to the features, the permission table, the audit titles and the tables of the API tests';
    };
    return [
      writeFiles('feature', `gateway/src/features/${plural}`, {
        ...{ name: casesOf(name), plural: casesOf(plural), number: nextMigration(top) },
      }),
      enter(),
      format(),
      nextSteps('Add a feature'),
    ];
  },
};

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  abilityOf,
  findFeatureProblem,
  findModuleProblem,
  findOperationProblem,
  findScreenProblem,
  findUsageProblem,
} from './answers.mjs';
import {
  defaultsOf,
  freePrefix,
  modulesOf,
  nextMigration,
  operationFoldersOf,
  prefixOf,
  wireDefaultResponse,
  wireFeature,
  wireIntoFeature,
  wireOperation,
  wireScreen,
} from './wiring.mjs';

/**
 * `npm run new -- operation|feature|screen|module NAME`: writes a working skeleton with its tests, and adds it to every
 * list that must contain it. The other answers can follow the name: `npm run new -- operation archiveCrew jobs
 * command`.
 */

const top = path.resolve(import.meta.dirname, '../../..');
const templates = path.join(import.meta.dirname, 'templates');

const inCamelCase = /^[a-z][a-zA-Z0-9]+$/;
const inKebabCase = /^[a-z][a-z0-9-]+$/;

const kebab = (/** @type {string} */ text) => text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const pascal = (/** @type {string} */ text) => camel(`-${text}`);
const camel = (/** @type {string} */ text) => text.replaceAll(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const words = (/** @type {string} */ text) => kebab(text).replaceAll('-', ' ');
const sentence = (/** @type {string} */ text) => words(text).replace(/^./, (letter) => letter.toUpperCase());

/** @param {import('plop').NodePlopAPI} plop */
export default function registerSkeletons(plop) {
  const args = process.argv.slice(process.argv.indexOf('--plopfile') + 2);
  const problem = findUsageProblem(args, process.stdin.isTTY === true);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  plop.setHelper('sentenceCase', sentence);
  plop.setHelper('lowerCase', words);
  plop.setGenerator('operation', operation);
  plop.setGenerator('feature', feature);
  plop.setGenerator('screen', screen);
  plop.setGenerator('module', federatedModule);
}

/** @type {Partial<import('plop').PlopGeneratorConfig>} */
const operation = {
  description: 'an operation of the gateway, for GraphQL and REST',
  prompts: [
    input('name', 'Name in camel case, such as archiveCrew', inCamelCase, (name) => findOperationProblem(top, name)),
    choice('folder', 'Feature, or a folder of it', operationFoldersOf(top)),
    choice('kind', 'Kind', ['command', 'query']),
  ],
  actions: (answers) => {
    const { name, folder, kind } = /** @type {{ name: string, folder: string, kind: string }} */ (answers);
    const [feature = '', subfolder] = folder.split('/');
    const isCommand = kind === 'command';
    const method = isCommand ? 'POST' : 'GET';
    const enter = () => {
      const part = {
        resolver: `${pascal(name)}Resolver`,
        routes: `${name}Routes`,
        file: path.posix.join(subfolder ?? '', kebab(name)),
      };
      wireIntoFeature(top, feature, part);
      wireOperation(top, {
        name,
        folder,
        kind: isCommand ? 'command' : 'query',
        method,
        path: `/api/${kebab(name)}`,
        document: `${isCommand ? 'mutation' : 'query'}($input: ${pascal(name)}Input!) { ${name}(input: $input) { name } }`,
        takesName: true,
        ...(isCommand && { auditAction: `${feature}.${kebab(name)}`, auditTitle: sentence(name) }),
      });
      const tables = isCommand ? 'the permission table, the audit titles' : 'the permission table';
      return `Added to the feature, ${tables} and the tables of the API tests`;
    };
    const src = subfolder ? '../../..' : '../..';
    const data = { isCommand, graphql: isCommand ? 'Mutation' : 'Query', feature, method, src };
    return [
      writeFiles('operation', `gateway/src/features/${folder}`, data),
      writeFiles('operation-test', `gateway/src/features/${feature}/test`, data),
      enter,
      format,
      () => nextSteps('Add an operation'),
    ];
  },
};

/** @type {Partial<import('plop').PlopGeneratorConfig>} */
const feature = {
  description: 'a feature of the gateway with a table, a query and a command',
  prompts: [
    input('name', 'What it stores, in the singular and in kebab case, such as crew', inKebabCase, (name) =>
      findOperationProblem(top, `create${pascal(name)}`),
    ),
    {
      ...input(
        'plural',
        'Plural in kebab case, such as crews',
        inKebabCase,
        (plural) => findFeatureProblem(top, plural) ?? findOperationProblem(top, camel(plural)),
      ),
      default: ({ name = '' }) => `${name}s`,
    },
  ],
  actions: (answers) => {
    const { name, plural } = /** @type {{ name: string, plural: string }} */ (answers);
    const create = `create${pascal(name)}`;
    const enter = () => {
      wireFeature(top, `${camel(plural)}Feature`, plural);
      wireOperation(top, {
        name: camel(plural),
        section: sentence(plural),
        kind: 'query',
        method: 'GET',
        path: `/api/${plural}`,
        document: `{ ${camel(plural)} { id } }`,
        takesName: false,
      });
      wireOperation(top, {
        name: create,
        kind: 'command',
        method: 'POST',
        path: `/api/${plural}`,
        document: `mutation($input: Create${pascal(name)}Input!) { ${create}(input: $input) { id } }`,
        takesName: true,
        auditAction: `${name}.created`,
        auditTitle: `${sentence(name)} created`,
      });
      return 'Added to the features, the permission table, the audit titles and the tables of the API tests';
    };
    return [
      writeFiles('feature', `gateway/src/features/${plural}`, { number: nextMigration(top) }),
      enter,
      format,
      () => nextSteps('Add a feature'),
    ];
  },
};

/** @type {Partial<import('plop').PlopGeneratorConfig>} */
const screen = {
  description: 'a screen of a module',
  prompts: [
    input('name', 'Name in kebab case, such as crew-list', inKebabCase, (name) => findScreenProblem(top, name)),
    choice('module', 'Module', modulesOf(top)),
  ],
  actions: (answers) => {
    const { name, module } = /** @type {{ name: string, module: string }} */ (answers);
    return [
      ...screenActions(name, module, prefixOf(top, module), defaultsOf(top, module)),
      format,
      () => nextSteps('Add a screen'),
    ];
  },
};

/** @type {Partial<import('plop').PlopGeneratorConfig>} */
const federatedModule = {
  description: 'a federated module with one screen',
  prompts: [
    input('name', 'Name in kebab case, without mf-, such as crews', inKebabCase, (name) =>
      findModuleProblem(top, name),
    ),
  ],
  actions: (answers) => {
    const { name } = /** @type {{ name: string }} */ (answers);
    const module = `mf-${name}`;
    const prefix = freePrefix(top, name);
    return [
      writeFiles('module', module, { prefix }),
      () => copySettings('mf-timeclock', module),
      ...screenActions(name, module, prefix, { base: 'defaults', name: 'defaults' }),
      format,
      () => nextSteps('Add a module', '`npm install`, which links the workspace, and '),
    ];
  },
};

/**
 * @param {string} name
 * @param {string} module
 * @param {string} prefix
 * @param {{ base: string, name: string }} defaults
 */
function screenActions(name, module, prefix, defaults) {
  const data = { title: sentence(name), modulePascal: pascal(module.replace(/^mf-/, '')), prefix, defaults };
  const enter = () => {
    wireScreen(top, module, {
      ability: abilityOf(name),
      path: `/${name}`,
      title: sentence(name),
      component: pascal(name),
    });
    wireDefaultResponse(top, module, {
      document: `Load${pascal(name)}`,
      file: `../features/${name}/${name}.graphql.js`,
      response: "{ organization: { __typename: 'Organization', id: 'organization-1', name: 'Example Builders' } }",
    });
    return 'Added to the module, the screen table, the abilities and the default responses of the tests';
  };
  return [writeFiles('screen', `${module}/src/features/${name}`, data), enter];
}

/** @param {string} folder @param {string} destination @param {object} data */
function writeFiles(folder, destination, data) {
  return {
    type: 'addMany',
    base: path.join(templates, folder),
    templateFiles: path.join(templates, folder, '**/*.hbs'),
    destination: path.join(top, destination),
    data,
  };
}

/** Formats everything, and sorts the imports. The test of the skeletons skips it, because it takes a few seconds. */
function format() {
  if (process.env.FORMAT_SKELETONS === '0') return 'Not formatted';
  const biome = path.join(top, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', '--linter-enabled=false', '.'], { cwd: top, stdio: 'pipe' });
  return 'Formatted';
}

/** @param {string} section @param {string} [firstStep] */
const nextSteps = (section, firstStep = '') =>
  `Run ${firstStep}\`npm run codegen\`. Then adapt the skeleton: see "${section}" in CONTRIBUTING.md.`;

/**
 * Copies an existing module's configuration of npm, TypeScript and webpack.
 *
 * @param {string} from
 * @param {string} to
 */
function copySettings(from, to) {
  const {
    name: _name,
    version: _version,
    dependencies,
    devDependencies: { msw: _msw, ...devDependencies },
    ...rest
  } = JSON.parse(readFileSync(path.join(top, from, 'package.json'), 'utf8'));
  const neededLibraries = Object.entries(dependencies).filter(([library]) =>
    /^(@timetrack\/(client|contracts|screens|ui)|react|react-dom|react-router)$/.test(library),
  );
  const packageJson = {
    name: to,
    version: '0.1.0',
    ...rest,
    dependencies: Object.fromEntries(neededLibraries),
    devDependencies,
  };
  mkdirSync(path.join(top, to), { recursive: true });
  writeFileSync(path.join(top, to, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
  for (const file of ['tsconfig.json', 'webpack.config.mjs'])
    cpSync(path.join(top, from, file), path.join(top, to, file));
  return `Settings as in ${from}`;
}

/**
 * @param {string} name
 * @param {string} message ends with an example
 * @param {RegExp} pattern
 * @param {(text: string) => string | undefined} findProblem
 */
function input(name, message, pattern, findProblem) {
  const validate = (/** @type {string} */ text) =>
    pattern.test(text) ? (findProblem(text) ?? true) : `"${text}" is not valid. ${message}.`;
  return { type: 'input', name, message, validate };
}

/** @param {string} name @param {string} message @param {string[]} choices */
function choice(name, message, choices) {
  // plop would only say that an answer on the command line is invalid.
  const validate = (/** @type {string} */ text) =>
    choices.includes(text) || `"${text}" is not valid. ${message}: ${choices.join(', ')}.`;
  return { type: 'list', name, message, choices, bypass: (/** @type {string} */ text) => text, validate };
}

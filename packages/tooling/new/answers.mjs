import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { objectFirst } from './names.mjs';
import { places } from './wiring.mjs';

/** What can be written, and the answers that each kind needs, in their order. */
const usages = {
  operation: 'operation NAME FOLDER command|query',
  feature: 'feature NAME PLURAL',
  field: 'field NAME schedule|pto-request',
  screen: 'screen NAME MODULE',
  module: 'module NAME',
};

/**
 * Explains why `npm run new` cannot start with these arguments, or returns undefined.
 *
 * @param {readonly string[]} args what follows `npm run new --`
 * @returns {string | undefined}
 */
export function findUsageProblem([kind, ...answers]) {
  const usage = Object.entries(usages).find(([name]) => name === kind)?.[1];
  if (!usage) {
    const lines = Object.values(usages).map((line) => `  npm run new -- ${line}`);
    return [kind ? `npm run new cannot write "${kind}". Use one of:` : 'Choose what to write:', ...lines].join('\n');
  }
  const isComplete = answers.length === usage.split(' ').length - 1;
  return isComplete ? undefined : `Every answer is required: npm run new -- ${usage}`;
}

/**
 * Explains why a name cannot be used, or returns undefined. Each takes the repository's folder and the name.
 *
 * @typedef {(top: string, name: string) => string | undefined} Problem
 */

/** @type {Problem} */
export function findOperationProblem(top, name) {
  const table = readFileSync(path.join(top, places.permissionTable), 'utf8');
  if (new RegExp(`^ {2}${name}: `, 'm').test(table)) {
    return `The operation ${name} already exists in ${places.permissionTable}. Choose another name.`;
  }
  const [mutations = ''] = /^type Mutation \{.*?^\}/ms.exec(readFileSync(path.join(top, places.schema), 'utf8')) ?? [];
  return new RegExp(`^ {2}${objectFirst(name)}[(:]`, 'm').test(mutations)
    ? `The mutation ${objectFirst(name)} already exists in ${places.schema}. Choose another name.`
    : undefined;
}

/** @type {Problem} */
export function findFeatureProblem(top, plural) {
  const folder = `gateway/src/features/${plural}`;
  return existsSync(path.join(top, folder))
    ? `The feature ${plural} already exists. To add to it, run npm run new -- operation NAME ${plural} command|query.`
    : undefined;
}

/** @type {Problem} */
export function findScreenProblem(top, name) {
  const owner = globSync('mf-*/src/expose/module.ts', { cwd: top }).find((file) =>
    readFileSync(path.join(top, file), 'utf8').includes(`path: '/${name}'`),
  );
  if (owner) return `The address /${name} belongs to a screen in ${owner}. Choose another name.`;
  return readFileSync(path.join(top, places.screenTable), 'utf8').includes(`  ${abilityOf(name)}: `)
    ? `The ability ${abilityOf(name)} already exists in ${places.screenTable}. Choose another name.`
    : undefined;
}

/** @type {Problem} */
export function findModuleProblem(top, name) {
  if (name.startsWith('mf-')) return `Leave out the prefix mf-: ${name.slice(3)}. The folder is named ${name}.`;
  if (existsSync(path.join(top, `mf-${name}`))) {
    return `The module mf-${name} already exists. To add to it, run npm run new -- screen NAME mf-${name}.`;
  }
  return findScreenProblem(top, name);
}

/** The ability that a screen is open to: `SCREEN_CREW_LIST`. @param {string} screen */
export const abilityOf = (screen) => `SCREEN_${screen.replaceAll('-', '_').toUpperCase()}`;

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { abilityOf, findModuleProblem, findScreenProblem } from './answers.mjs';
import { casesOf, inKebabCase, pascal, sentence } from './names.mjs';
import { choice, format, input, installAndGenerate, nextSteps, top, writeFiles } from './skeleton-parts.mjs';
import { defaultsOf, freePrefix, modulesOf, prefixOf, wireDefaultResponse, wireOwners, wireScreen } from './wiring.mjs';

/** @type {import('./main.mjs').Skeleton} */
export const screen = {
  questions: [
    input('name', 'Name in kebab case, such as crew-list', inKebabCase, (name) => findScreenProblem(top, name)),
    choice('module', 'Module', modulesOf(top)),
  ],
  write: (answers) => {
    const { name = '', module = '' } = answers;
    return [
      ...screenActions(name, module, prefixOf(top, module), defaultsOf(top, module)),
      format(),
      nextSteps('Add a screen'),
    ];
  },
};

/** @type {import('./main.mjs').Skeleton} */
export const federatedModule = {
  questions: [
    input('name', 'Name in kebab case, without mf-, such as crews', inKebabCase, (name) =>
      findModuleProblem(top, name),
    ),
  ],
  write: (answers) => {
    const { name = '' } = answers;
    const module = `mf-${name}`;
    const prefix = freePrefix(top, name);
    return [
      writeFiles('module', module, { name: casesOf(name), prefix }),
      copySettings('mf-timeclock', module),
      wireOwners(top, module),
      ...screenActions(name, module, prefix, { base: 'defaults', name: 'defaults' }),
      format(),
      installAndGenerate(),
      nextSteps('Add a module', `npm run dev -w ${module}`),
    ];
  },
};

const organization = "{ __typename: 'Organization', id: 'organization-1', name: 'Example Builders' }";

/**
 * @param {string} name
 * @param {string} module
 * @param {string} prefix
 * @param {{ base: string, name: string }} defaults
 */
function screenActions(name, module, prefix, defaults) {
  const data = {
    ...{ name: casesOf(name), title: sentence(name), modulePascal: pascal(module.replace(/^mf-/, '')) },
    ...{ prefix, defaults },
  };
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
      response: `{ viewer: { __typename: 'Viewer', organization: ${organization} } }`,
    });
    return 'Added to the module, the screen table, the abilities and the default responses of the tests';
  };
  return [writeFiles('screen', `${module}/src/features/${name}`, data), enter()];
}

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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stub = (/** @type {string} */ name) => path.join(root, 'packages/tooling/jest/stubs', name);

/** TypeScript is imported under the name that it has once compiled. */
const typescriptNames = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** Packages that ship only ES modules: the web project compiles them to CommonJS along with our own code. */
const esModulesOnly = [
  'apollo-upload-client',
  'extract-files',
  'is-plain-obj',
  'react-router',
  'cookie-es',
  'temporal-polyfill',
  'temporal-utils',
];

const swcForWeb = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/**
 * React components, hooks and everything else that runs in a browser: jsdom with Node's own fetch and streams, so that
 * msw answers requests as a server would.
 *
 * @type {import('jest').Config}
 */
export const web = {
  displayName: 'web',
  rootDir: root,
  roots: folders('shell', 'mf-timeclock', 'mf-scheduling', 'mf-admin', 'packages/ui', 'packages/client').concat(
    folders('packages/contracts', 'packages/testing', 'packages/screens', 'packages/calendar'),
  ),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swcForWeb] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.css$': stub('empty.cjs'),
    '\\.(svg|png|jpe?g|webp|avif|woff2?)$': stub('asset.cjs'),
    ...typescriptNames,
  },
  setupFilesAfterEnv: [path.join(root, 'packages/tooling/jest/setup-web.mjs')],
};

/**
 * The gateway's rules, services and doors: ES modules, decorators with their metadata, one PostgreSQL for the whole run.
 *
 * @type {import('jest').Config}
 */
export const gateway = {
  displayName: 'gateway',
  rootDir: path.join(root, 'gateway'),
  roots: folders('gateway/src', 'gateway/test'),
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    // As the build compiles it: decorators, metadata and the meaning of a class field are the same in a test.
    '\\.ts$': ['@swc/jest', JSON.parse(readFileSync(path.join(root, 'gateway/.swcrc'), 'utf8'))],
  },
  moduleNameMapper: typescriptNames,
  globalSetup: path.join(root, 'gateway/test/global-setup.mjs'),
  globalTeardown: path.join(root, 'gateway/test/global-teardown.mjs'),
};

/**
 * The programs that integrators begin from: TypeScript that Node runs as it is.
 *
 * @type {import('jest').Config}
 */
export const examples = {
  displayName: 'examples',
  rootDir: path.join(root, 'examples'),
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } } }],
  },
};

/**
 * The tools themselves: plain ES modules, nothing to compile.
 *
 * @type {import('jest').Config}
 */
export const tooling = {
  displayName: 'tooling',
  rootDir: path.join(root, 'packages/tooling'),
  testMatch: ['**/*.test.mjs'],
  testEnvironment: 'node',
  transform: {},
};

/** Only folders that exist: jest refuses to start for a root that does not. @param {string[]} names */
function folders(...names) {
  return names.map((name) => path.join(root, name)).filter((folder) => existsSync(folder));
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { isFrontEnd, root, workspaces } from '../lib/workspaces.mjs';

const stub = (/** @type {string} */ name) => path.join(root, 'packages/tooling/jest/stubs', name);

/** Imports of TypeScript name the compiled file. */
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
 * msw responds to requests as a server would.
 *
 * @type {import('jest').Config}
 */
export const web = {
  displayName: 'web',
  rootDir: root,
  roots: webRoots(),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swcForWeb] },
  globalSetup: path.join(root, 'packages/tooling/jest/global-setup.mjs'),
  resolver: path.join(root, 'packages/tooling/jest/resolve-libraries.cjs'),
  transformIgnorePatterns: ['/\\.cache/test-libraries/', `/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.css$': stub('empty.cjs'),
    '\\.(svg|png|jpe?g|webp|avif|woff2?)$': stub('asset.cjs'),
    '^@testing-library/react$': stub('testing-library.cjs'),
    '^fast-check$': stub('fast-check.cjs'),
    ...typescriptNames,
  },
  setupFilesAfterEnv: [stub('matchers.cjs')],
};

/**
 * Tests that run in plain Node, several files in one worker: the modules of the product are loaded once per worker, not
 * once per file as in jest's own sandbox. A test file therefore shares module state with those before it.
 */
const inPlainNode = {
  testEnvironment: 'node',
  runner: path.join(root, 'packages/tooling/jest/runner.mjs'),
  transform: {},
};
const setupNode = path.join(root, 'packages/tooling/jest/setup-node.mjs');

/**
 * The gateway's rules, services and interfaces: one PostgreSQL for the whole run.
 *
 * @type {import('jest').Config}
 */
export const gateway = {
  ...inPlainNode,
  displayName: 'gateway',
  rootDir: path.join(root, 'gateway'),
  roots: folders('gateway/src', 'gateway/test'),
  testMatch: ['**/*.test.ts'],
  // Compiles TypeScript as the build does: decorators, metadata and class fields mean the same in a test.
  setupFiles: [setupNode, path.join(root, 'gateway/test/typescript.mjs')],
  globalSetup: path.join(root, 'gateway/test/global-setup.mjs'),
  globalTeardown: path.join(root, 'gateway/test/global-teardown.mjs'),
  // For `--findRelatedTests`: Node finds the files of a run itself.
  moduleNameMapper: typescriptNames,
};

/**
 * The example programs: TypeScript that Node runs without a build.
 *
 * @type {import('jest').Config}
 */
export const examples = {
  ...inPlainNode,
  displayName: 'examples',
  rootDir: path.join(root, 'examples'),
  testMatch: ['**/*.test.ts'],
  setupFiles: [setupNode],
  globalSetup: path.join(root, 'packages/tooling/jest/install-examples.mjs'),
};

/**
 * The rules for judging the product in the bench.
 *
 * @type {import('jest').Config}
 */
export const bench = {
  ...inPlainNode,
  displayName: 'bench',
  rootDir: path.join(root, 'bench'),
  testMatch: ['**/*.test.ts'],
  setupFiles: [setupNode],
};

/**
 * The tools themselves: plain ES modules.
 *
 * @type {import('jest').Config}
 */
export const tooling = {
  ...inPlainNode,
  displayName: 'tooling',
  rootDir: path.join(root, 'packages/tooling'),
  testMatch: ['**/*.test.mjs'],
  setupFiles: [setupNode],
};

/**
 * The folders of every front-end workspace, including new ones.
 *
 * @param {string} [top]
 * @returns {string[]}
 */
export function webRoots(top = root) {
  return workspaces(top)
    .filter(({ folder }) => isFrontEnd(folder))
    .map(({ directory }) => directory);
}

/** Leaves out folders that do not exist, because jest does not start with a missing root. @param {string[]} names */
function folders(...names) {
  return names.map((name) => path.join(root, name)).filter((folder) => existsSync(folder));
}

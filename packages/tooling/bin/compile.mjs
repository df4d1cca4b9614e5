import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

/** Compiles the TypeScript in `src`, except tests, to JavaScript in `dist`, with the workspace's .swcrc. */
const files = globSync('src/**/*.ts', { exclude: (name) => name.endsWith('.d.ts') || path.basename(name) === 'test' });
rmSync('dist', { recursive: true, force: true });
await Promise.all(files.map(compile));

/** @param {string} file */
async function compile(file) {
  const target = path.join('dist', path.relative('src', file)).replace(/\.ts$/, '.js');
  const directory = path.dirname(target);
  const { code, map } = await transformFile(file, { sourceFileName: path.relative(directory, file) });
  mkdirSync(directory, { recursive: true });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map`);
  if (map) writeFileSync(`${target}.map`, map);
}

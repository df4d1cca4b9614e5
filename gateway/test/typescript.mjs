import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const { $schema: _, ...options } = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));

/**
 * Lets Node run the gateway's TypeScript as it is, decorators and their metadata included, where jest does not
 * compile it: in jest's global set-up, in benches and in scripts. `node --import ./test/typescript.mjs src/main.ts`
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOwnSource =
      specifier.startsWith('.') && specifier.endsWith('.js') && /\.ts(\?|$)/.test(context.parentURL ?? '');
    return next(isOwnSource ? `${specifier.slice(0, -3)}.ts` : specifier, context);
  },
  load(url, context, next) {
    if (!/\.ts(\?|$)/.test(url) || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const compiled = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      swcrc: false,
      filename,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: compiled.code, shortCircuit: true };
  },
});

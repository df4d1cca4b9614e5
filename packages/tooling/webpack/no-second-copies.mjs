import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { shareable } from './sharing.mjs';

/** Libraries whose second copy would not work in a page that has one: their state is in variables of their code. */
const onlyOnce = new Set(['react', 'react-dom', 'react-router']);

/**
 * Fails the build of a module that contains a copy of what the shell provides. React's hooks, the router and the session
 * work only with the shell's copy, so the module's screens would fail in every page.
 */
export class NoSecondCopies {
  /** @param {string} folder of the module */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const sharedFiles = filesOfSharedPackages(this.folder);
    compiler.hooks.compilation.tap(NoSecondCopies.name, (compilation) => {
      compilation.hooks.finishModules.tap(NoSecondCopies.name, (modules) => {
        const copies = [...modules]
          .filter((module) => module instanceof webpack.NormalModule)
          .flatMap((module) => {
            const { name = '', version } = descriptionOf(module);
            if (!onlyOnce.has(name) && !sharedFiles.has(module.resource)) return [];
            const issuer = compilation.moduleGraph.getIssuer(module)?.readableIdentifier(compilation.requestShortener);
            return [{ name, message: messageFor(`${name} ${version}`, issuer) }];
          });
        // The first file of each copy names the import that brings it.
        for (const { message } of new Map(copies.reverse().map((copy) => [copy.name, copy])).values()) {
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}

/** @param {import('webpack').NormalModule} module @returns {{ name?: string, version?: string }} of its package.json */
const descriptionOf = ({ resourceResolveData }) => resourceResolveData?.descriptionFileData ?? {};

/** @param {string} copy @param {string | undefined} issuer */
const messageFor = (copy, issuer) =>
  [
    `This module contains its own copy of ${copy}, imported by ${issuer}.`,
    'A page can have only one copy, and the shell provides it.',
    `Add the package to "dependencies" in the module's package.json and import it by its name.`,
    'If a library brings the copy, use a version of the library that has it as a peer dependency.',
  ].join('\n');

/** @param {string} folder */
function filesOfSharedPackages(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  return new Set(
    shareable.flatMap(({ request }) => {
      if (request.endsWith('/')) return [];
      try {
        return [require.resolve(request)];
      } catch {
        // The module does not have the package.
        return [];
      }
    }),
  );
}

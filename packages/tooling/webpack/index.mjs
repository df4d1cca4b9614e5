import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, htmlPage } from './base.mjs';
import { moduleChunks, shellChunks } from './chunks.mjs';
import { compressedFiles, publicFolder } from './copies.mjs';
import { CheckedChunks, fileHashes, hashesInManifest } from './integrity.mjs';
import { NoSecondCopies } from './no-second-copies.mjs';
import { pageFiles } from './page-files.mjs';
import { placeholders } from './placeholders.mjs';
import { exportedRanges, requiredVersions } from './required-versions.mjs';
import { screensInManifest } from './screens-in-manifest.mjs';
import { sharingPolicy } from './sharing.mjs';
import { inlinedDocuments, trustedDocuments } from './trusted-documents.mjs';

export { baseConfig, htmlPage };

const here = path.dirname(fileURLToPath(import.meta.url));
const exposedFile = 'src/expose/module.ts';
const standalone = path.join(here, '../../testing/src/standalone/index.tsx');

/**
 * The webpack configuration of a federated module.
 *
 * It exposes `./module` (src/expose/module.ts) and describes itself in `mf-manifest.json`. `npm run dev -w` builds
 * a page instead that shows the module on its own.
 *
 * @param {{ dirname: string }} options `dirname` is the module's folder
 * @returns {(env: Record<string, unknown>, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const moduleConfig =
  ({ dirname }) =>
  (env, argv) => {
    const packageJson = readPackage(dirname);
    const production = argv.mode !== 'development';
    const isAlone = Boolean(env.alone);
    const base = baseConfig({ dirname, production, name: packageJson.name, publicPath: 'auto' });
    const requires = requiredVersions(dirname, packageJson);
    return {
      ...base,
      entry: isAlone ? standalonePage(dirname) : {},
      optimization: { ...base.optimization, splitChunks: moduleChunks },
      module: {
        rules: [
          ...(base.module?.rules ?? []),
          exportedRanges(path.join(dirname, exposedFile), requires),
          // A development build often changes its operations, so it sends their text.
          ...(production ? inlinedDocuments(dirname) : []),
        ],
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federation,
          name: containerName(packageJson.name),
          filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './module': `./${exposedFile}` },
          shared: sharingPolicy(packageJson, isAlone ? 'alone' : 'module'),
          // The shell provides the federation runtime too. A module on its own page needs its own runtime.
          experiments: { externalRuntime: !isAlone, optimization: noManifests },
        }),
        ...(isAlone
          ? [htmlPage(path.join(here, 'standalone.html'))]
          : [
              screensInManifest(dirname, path.join(dirname, exposedFile), requires),
              trustedDocuments(dirname),
              new NoSecondCopies(dirname),
            ]),
        new CheckedChunks(),
        ...finished,
      ],
    };
  };

/**
 * The webpack configuration of the shell, the host. No module is named in its code: it reads the remotes file at run time.
 *
 * @param {{ dirname: string }} options
 * @returns {(env: Record<string, unknown>, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const shellConfig =
  ({ dirname }) =>
  (_env, argv) => {
    const packageJson = readPackage(dirname);
    const production = argv.mode !== 'development';
    const base = baseConfig({ dirname, production, name: packageJson.name, publicPath: '/' });
    return {
      ...base,
      entry: { main: './src/index' },
      optimization: { ...base.optimization, splitChunks: shellChunks },
      resolve: { ...base.resolve, alias: oneFederationRuntime },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federation,
          name: containerName(packageJson.name),
          shared: sharingPolicy(packageJson, 'shell'),
          experiments: { provideExternalRuntime: true, optimization: noManifests },
        }),
        htmlPage(path.join(dirname, 'index.html')),
        publicFolder(path.join(dirname, 'public')),
        pageFiles,
        placeholders(path.join(dirname, 'src/placeholder/placeholders.tsx')),
        ...finished,
      ],
    };
  };

/** What comes last, in the order in which it runs. */
const finished = [hashesInManifest, compressedFiles, fileHashes];

const federation = {
  dts: false,
  manifest: { fileName: 'mf-manifest.json' },
  // The default would load every remote at the start, so a single remote that is down would stop the shell.
  shareStrategy: /** @type {const} */ ('loaded-first'),
};

/** The shell reads the manifests itself, so the runtime needs no code for them. */
const noManifests = { disableSnapshot: true, target: /** @type {const} */ ('web') };

/** The plugin that provides the runtime is CommonJS and would add a second copy of it, 27 kB compressed. */
const oneFederationRuntime = {
  '@module-federation/runtime-tools/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/** @param {string} name the container is a global variable, so `mf-timeclock` becomes `mf_timeclock` */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * The page starts with dynamic imports, because shared libraries can be used only after the sharing scope is ready.
 *
 * @param {string} dirname
 * @returns {import('webpack').EntryObject}
 */
const standalonePage = (dirname) => ({
  standalone: `data:text/javascript,${encodeURIComponent(`
    Promise.all([import(${JSON.stringify(standalone)}), import(${JSON.stringify(path.join(dirname, exposedFile))})])
      .then(([{ runAlone }, { default: module }]) => runAlone(module));
  `)}`,
});

/**
 * @param {string} dirname
 * @returns {{ name: string, version: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
const readPackage = (dirname) => JSON.parse(readFileSync(path.join(dirname, 'package.json'), 'utf8'));

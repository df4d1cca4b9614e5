import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base.mjs';
import { moduleServer, shellServer } from './dev-server.mjs';
import { PublicFolder } from './public-folder.mjs';
import { sharingPolicy } from './sharing.mjs';

export { pageConfig } from './page.mjs';
export { baseConfig };

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The webpack configuration of a federated module.
 *
 * It exposes `./module` (src/expose/module.ts) and describes itself in `mf-manifest.json`. With `webpack serve` it also
 * shows itself alone: src/dev.tsx in a page of its own.
 *
 * @param {{ dirname: string }} options `dirname` is the module's folder
 * @returns {(env: Record<string, unknown>, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const moduleConfig =
  ({ dirname }) =>
  (env, argv) => {
    const packageJson = readPackage(dirname);
    const production = argv.mode !== 'development';
    const served = Boolean(env.WEBPACK_SERVE);
    const base = baseConfig({ dirname, production, name: packageJson.name, publicPath: 'auto' });
    return {
      ...base,
      entry: served ? standalonePage(dirname) : {},
      devServer: moduleServer(packageJson.name),
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federation,
          name: containerName(packageJson.name),
          filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './module': './src/expose/module.ts' },
          shared: sharingPolicy(packageJson, { bundled: served }),
          // The shell brings the federation runtime too. Alone, a module has to have its own.
          experiments: { externalRuntime: !served },
        }),
        ...(served ? [page(path.join(here, 'standalone.html'))] : []),
      ],
    };
  };

/**
 * The webpack configuration of the shell: the host that knows no module by name. It reads the remotes file when it runs.
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
      resolve: { ...base.resolve, alias: oneFederationRuntime },
      devServer: shellServer(dirname),
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federation,
          name: containerName(packageJson.name),
          shared: sharingPolicy(packageJson, { bundled: true }),
          experiments: { provideExternalRuntime: true },
        }),
        page(path.join(dirname, 'index.html')),
        new PublicFolder(path.join(dirname, 'public')),
      ],
    };
  };

const federation = {
  dts: false,
  manifest: { fileName: 'mf-manifest.json' },
  // The default would fetch every remote at the start, and one dead remote would take the shell along.
  shareStrategy: /** @type {const} */ ('loaded-first'),
};

/** The plugin that hands the runtime on is CommonJS and would bring a second copy of it, 27 kB compressed. */
const oneFederationRuntime = {
  '@module-federation/runtime-tools/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/** @param {string} name the container is a global variable, so `mf-timeclock` is `mf_timeclock` there */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * @param {string} dirname
 * @returns {import('webpack').EntryObject}
 */
const standalonePage = (dirname) => ({ standalone: startingAsync(path.join(dirname, 'src/dev.tsx')) });

/**
 * Shared libraries can only be used after the sharing scope is ready, so the page starts with one dynamic import.
 *
 * @param {string} file
 */
const startingAsync = (file) => `data:text/javascript,import(${encodeURIComponent(JSON.stringify(file))})`;

/** @param {string} template */
const page = (template) => new HtmlWebpackPlugin({ template, scriptLoading: 'defer' });

/**
 * @param {string} dirname
 * @returns {{ name: string, version: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
const readPackage = (dirname) => JSON.parse(readFileSync(path.join(dirname, 'package.json'), 'utf8'));

import path from 'node:path';
import { baseConfig, htmlPage } from '@timetrack/tooling/webpack';

/**
 * Every component on one page.
 *
 * @param {unknown} _env
 * @param {{ mode?: string }} argv
 * @returns {import('webpack').Configuration}
 */
export default function gallery(_env, argv) {
  const dirname = import.meta.dirname;
  const production = argv.mode !== 'development';
  const base = baseConfig({ dirname, production, name: 'gallery', publicPath: '/' });
  return {
    ...base,
    entry: './src/index.tsx',
    plugins: [...(base.plugins ?? []), htmlPage(path.join(dirname, 'src/index.html'))],
  };
}

import path from 'node:path';
import { baseConfig, htmlPage } from '@timetrack/tooling/webpack';
import { strictPolicy } from './strict-policy.mjs';

/**
 * Every component on one page, with the content security policy of the product.
 *
 * @param {unknown} _env
 * @param {{ mode?: string }} argv
 * @returns {import('webpack').Configuration & { devServer: object }}
 */
export default function gallery(_env, argv) {
  const dirname = import.meta.dirname;
  const production = argv.mode !== 'development';
  const base = baseConfig({ dirname, production, name: 'gallery', publicPath: '/' });
  return {
    ...base,
    entry: './src/index.tsx',
    plugins: [...(base.plugins ?? []), htmlPage(path.join(dirname, 'src/index.html'))],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.PORT) || 4099,
      hot: false,
      // The overlay uses a style element, which the policy blocks.
      client: { overlay: false },
      headers: { 'Content-Security-Policy': strictPolicy },
    },
  };
}

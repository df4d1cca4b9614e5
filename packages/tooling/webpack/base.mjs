import { createRequire } from 'node:module';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const require = createRequire(import.meta.url);

/**
 * The webpack configuration that all front ends have in common.
 *
 * @param {{ dirname: string, production: boolean, name: string, publicPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dirname, production, name, publicPath }) {
  const fileName = production ? '[name].[contenthash:10]' : '[name]';
  return {
    mode: production ? 'production' : 'development',
    context: dirname,
    target: ['web', 'es2022'],
    // No eval: the content security policy forbids it, in development too.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dirname, 'dist'),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath,
      uniqueName: name,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { rules: [scripts(production), styles(dirname, production), fonts, pictures] },
    plugins: [new MiniCssExtractPlugin({ filename: `${fileName}.css`, chunkFilename: `${fileName}.css` })],
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** @param {boolean} production */
const scripts = (production) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  },
});

/**
 * Tailwind scans the package's own folder only. It also minifies, so no CSS minimizer is needed.
 *
 * @param {string} dirname
 * @param {boolean} production
 */
const styles = (dirname, production) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    { loader: require.resolve('css-loader'), options: { importLoaders: 1 } },
    {
      loader: require.resolve('@tailwindcss/webpack'),
      options: { base: dirname, optimize: { minify: production } },
    },
  ],
});

const fonts = { test: /\.woff2?$/, type: 'asset/resource' };
const pictures = { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' };

/** Writes index.html: a template with the scripts and style sheets of every entry point. @param {string} template a file */
export const htmlPage = (template) => new HtmlWebpackPlugin({ template, scriptLoading: 'defer', minify: false });

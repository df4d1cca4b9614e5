import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { CompressedFiles } from './compressed-files.mjs';
import { htmlPage } from './html-page.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The webpack configuration of a page that consists of libraries with their own CSS, without Tailwind and federation.
 * They rarely change, so webpack caches its work between builds.
 *
 * @param {{ dirname: string, entry: string, output: string, publicPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export const pageConfig = ({ dirname, entry, output, publicPath }) => ({
  mode: 'production',
  context: dirname,
  target: ['web', 'es2022'],
  entry: { main: entry },
  output: {
    path: output,
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    publicPath,
    clean: true,
  },
  devtool: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  module: { rules: [{ test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  resolve: { fullySpecified: false },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' }),
    htmlPage(path.join(dirname, 'index.html')),
    new CompressedFiles(),
  ],
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })] },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

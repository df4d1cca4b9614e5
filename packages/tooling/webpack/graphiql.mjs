import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { root } from '../lib/workspaces.mjs';
import { htmlPage } from './html-page.mjs';

const folder = path.join(root, 'graphiql');

/** @type {import('webpack').Configuration} */
export const graphiqlPage = {
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  entry: './page.mjs',
  output: { path: path.join(folder, 'dist'), publicPath: '/graphiql/', clean: true },
  devtool: false,
  module: { rules: [{ test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  resolve: { fullySpecified: false },
  plugins: [new MiniCssExtractPlugin(), htmlPage(path.join(folder, 'index.html'))],
  performance: { hints: false },
};

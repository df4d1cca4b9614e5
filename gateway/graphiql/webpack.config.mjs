import { createRequire } from 'node:module';
import path from 'node:path';
import { pageConfig } from '@timetrack/tooling/webpack';

const require = createRequire(import.meta.url);
const folderOf = (/** @type {string} */ name) => path.dirname(require.resolve(`${name}/package.json`));

const page = pageConfig({
  dirname: import.meta.dirname,
  entry: './page.mjs',
  output: path.join(import.meta.dirname, '../dist/graphiql'),
  publicPath: '/graphiql/',
});

export default {
  ...page,
  // The gateway's React 18 for all of GraphiQL: parts of it are installed next to the React 19 of the front ends.
  resolve: { ...page.resolve, alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') } },
};

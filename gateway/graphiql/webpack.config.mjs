import { createRequire } from 'node:module';
import path from 'node:path';
import { pageConfig } from '@timetrack/tooling/webpack';

const require = createRequire(import.meta.url);

const page = pageConfig({
  dirname: import.meta.dirname,
  entry: './page.mjs',
  output: path.join(import.meta.dirname, '../dist/graphiql'),
  publicPath: '/graphiql/',
});

export default {
  ...page,
  resolve: {
    ...page.resolve,
    alias: {
      // GraphiQL's own bundle, so that its 46 dependencies need not be installed. It was built for React 18.
      graphiql$: path.join(path.dirname(require.resolve('graphiql/package.json')), 'dist/index.umd.js'),
      react$: require.resolve('react'),
      'react-dom$': require.resolve('react-dom'),
      // Framer Motion works without it.
      '@emotion/is-prop-valid': false,
    },
  },
};

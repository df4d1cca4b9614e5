import path from 'node:path';
import { pageConfig } from '@timetrack/tooling/webpack';

export default pageConfig({
  dirname: import.meta.dirname,
  entry: './page.mjs',
  output: path.join(import.meta.dirname, '../dist/graphiql'),
  publicPath: '/graphiql/',
});

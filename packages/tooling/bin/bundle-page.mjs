import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/** `node ../packages/tooling/bin/bundle-page.mjs [webpack.config.mjs]`: builds what a configuration describes, for production. */
const [file = 'webpack.config.mjs'] = process.argv.slice(2);
const { default: config } = await import(pathToFileURL(path.resolve(file)).href);
webpack(typeof config === 'function' ? config({}, { mode: 'production' }) : config, (error, stats) => {
  if (error || stats?.hasErrors()) process.exitCode = 1;
  const report = error ?? stats?.toString('errors-warnings');
  if (report) console.error(report);
});

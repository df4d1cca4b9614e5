import { requireNode } from '../lib/node-version.mjs';

/** `npm run graphiql`: installs GraphiQL and builds its page, which a gateway outside production serves from then on. */
requireNode();
const { default: webpack } = await import('webpack');
const { installOwnPackages } = await import('../lib/own-packages.mjs');
const { graphiqlPage } = await import('../webpack/graphiql.mjs');

await installOwnPackages('graphiql', console.log);
webpack(graphiqlPage, (error, stats) => {
  const isBuilt = !error && !stats?.hasErrors();
  console.log(isBuilt ? 'Open /graphql of the gateway in a browser.' : (error ?? stats?.toString('errors-only')));
  process.exitCode = isBuilt ? 0 : 1;
});

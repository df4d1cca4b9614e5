import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeV4Preset } from 'postgraphile/presets/v4';
import { identify, reviewers } from '../limit/callers.ts';
import { Database } from '../limit/database.ts';

/** The schema that PostGraphile derives from the product's tables, with the same session check and the same row-level security. */
const connectionString = process.env.DATABASE_URL ?? '';
const database = new Database(connectionString);

const server = createServer();
const handler = postgraphile({
  extends: [PostGraphileAmberPreset, makeV4Preset({ dynamicJson: true, graphiql: false })],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 20, idleTimeoutMillis: 0 } })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: async (given) => {
      const { req } = (given as { node?: { req?: IncomingMessage } }).node ?? {};
      const { organization_id } = await identify(database, req ?? { headers: {} }, reviewers);
      return { pgSettings: { 'app.organization_id': organization_id, 'app.reach': '*' } };
    },
  },
});
await handler.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));

import { publishAddresses } from '../test/harness/database.js';
import { startGateway, startPostgresServer, type TestGateway } from '../test/harness/index.js';

/** A gateway on its own PostgreSQL, with a signed-in owner. */
export interface BenchApp {
  readonly app: TestGateway;
  readonly organizationId: string;
  readonly userId: string;
  readonly cookie: string;
  close(): Promise<void>;
}

export async function aBenchApp(): Promise<BenchApp> {
  const server = await startPostgresServer();
  publishAddresses(server);
  const app = await startGateway();
  const payload = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    password: 'correct horse',
    orgName: 'Lee',
  };
  const response = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const [session] = response.cookies;
  const { user } = response.json();
  return {
    app,
    organizationId: user.organization.id,
    userId: user.id,
    cookie: `${session?.name}=${session?.value}`,
    close: async () => {
      await app.close();
      await server.stop();
    },
  };
}

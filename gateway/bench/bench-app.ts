import { aTestApp, type TestApp } from '../test/test-app.js';
import { startTestServer } from '../test/test-server.js';

/** The gateway on a PostgreSQL of its own, with a signed-in owner. */
export interface BenchApp {
  readonly app: TestApp;
  readonly organizationId: string;
  readonly userId: string;
  readonly cookie: string;
  close(): Promise<void>;
}

export async function aBenchApp(): Promise<BenchApp> {
  const server = await startTestServer();
  process.env.TEST_DATABASE_URL = server.adminUrl;
  const app = await aTestApp();
  const payload = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    password: 'correct horse',
    orgName: 'Lee',
  };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const [session] = answer.cookies;
  const { user } = answer.json();
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

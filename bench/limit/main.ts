import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boardRoutes } from './board.ts';
import { Refusal } from './callers.ts';
import { dashboardRoutes } from './dashboard.ts';
import { Database } from './database.ts';
import { payrollRoutes } from './payroll.ts';
import { punchRoutes } from './punches.ts';
import type { Route } from './routes.ts';
import { serveSubscriptions } from './subscriptions.ts';
import { timesheetRoutes } from './timesheets.ts';

/**
 * The limit: the same answers by hand-written SQL, on node:http and pg alone. It checks the caller, binds the
 * organization and writes the same rows as the product. It prints its port when it is ready.
 */
const database = new Database(process.env.DATABASE_URL ?? '');
const routes: Readonly<Record<string, Route>> = {
  ...timesheetRoutes,
  ...dashboardRoutes,
  ...boardRoutes,
  ...punchRoutes,
  ...payrollRoutes,
};

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    const status = error instanceof Refusal ? error.status : 500;
    if (status === 500) console.error(error);
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{}');
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method } = request;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const route = routes[`${method} ${path}`];
  if (!route) throw new Refusal(404);
  const body = method === 'POST' ? await readBody(request) : '';
  const query = new URLSearchParams(end < 0 ? '' : url.slice(end + 1));
  const answered = await route({ database, request, response, query, body });
  if (answered === undefined) return;
  const { status = 200, json } = answered;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

serveSubscriptions(server, database);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));

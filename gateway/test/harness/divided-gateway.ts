import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type App, createApp } from '../../src/composition/app.js';
import { features } from '../../src/composition/features.js';
import type { Config } from '../../src/platform/config/config.js';
import { parseConfig } from '../../src/platform/config/environment.js';
import { addCells, connectDivided, type DividedDatabase, queryCell } from './cells.js';
import { type TestDatabase, testDatabase } from './database.js';

export const password = 'correct horse';

/** Who registered an organization. */
export interface Registered {
  readonly organizationId: string;
  readonly email: string;
  readonly cookie: string;
}

interface Response {
  readonly status: number;
  readonly body: Record<string, never>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/**
 * A gateway on a database with the cells public, cell_a and cell_b, which is its own read replica. People use it as a browser
 * does.
 */
export class DividedGateway {
  private constructor(
    readonly database: TestDatabase,
    readonly divided: DividedDatabase,
    readonly config: Config,
    readonly app: App,
  ) {}

  static async start(): Promise<DividedGateway> {
    const database = await testDatabase(features);
    await addCells(database, features, ['cell_a', 'cell_b']);
    const divided = await connectDivided(database, features);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-test-cells-'));
    const config = parseConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.application.url,
      DATABASE_REPLICA_URLS: database.application.url,
    });
    const app = await createApp({
      config,
      orm: divided.orm,
      database: { queueUrl: database.application.ownerUrl },
      cells: divided.directory,
      logger: pino({ level: 'silent' }),
    });
    return new DividedGateway(database, divided, config, app);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.divided.close();
    await this.database.close();
    await rm(this.config.dataDir, { recursive: true, force: true });
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    cookie = '',
    body?: object,
    headers: object = {},
  ): Promise<Response> {
    const response = await this.app.http.inject({
      method,
      url,
      headers: { cookie, ...headers },
      ...(body && { payload: body }),
    });
    const { statusCode: status, cookies } = response;
    return { status, body: response.body ? response.json() : {}, cookies };
  }

  async register(name: string): Promise<Registered> {
    const email = `${name}@example.com`;
    const person = { firstName: 'Ada', lastName: 'Marsh', email, password, orgName: name };
    const { status, body, cookies } = await this.send('POST', '/api/auth/register', '', person);
    if (status !== 201) throw new Error(`the registration got ${status}`);
    const [cookie] = cookies;
    const { organization } = body.user as unknown as { organization: { id: string } };
    return { organizationId: organization.id, email, cookie: `${cookie?.name}=${cookie?.value}` };
  }

  signIn(email: string, given = password): Promise<Response> {
    return this.send('POST', '/api/auth/login', '', { email, password: given });
  }

  clockIn(cookie: string, key: string): Promise<Response> {
    return this.send('POST', '/api/timesheets/clock-in', cookie, {}, { 'idempotency-key': key });
  }

  clockOut(cookie: string): Promise<Response> {
    return this.send('POST', '/api/timesheets/clock-out', cookie, {});
  }

  /** The cells that have rows of an organization. */
  async cellsWith(organizationId: string): Promise<string[]> {
    const found: string[] = [];
    for (const cell of ['public', 'cell_a', 'cell_b']) {
      const rows = await queryCell(this.database.url, cell, 'select from organizations where id = $1', [
        organizationId,
      ]);
      if (rows.length > 0) found.push(cell);
    }
    return found;
  }

  /** The cell of an organization. Throws if it is in several, or in none. */
  async cellOf(organizationId: string): Promise<string> {
    const [cell, ...others] = await this.cellsWith(organizationId);
    if (!cell || others.length > 0)
      throw new Error(`the organization is in ${[cell, ...others].join(', ') || 'no cell'}`);
    return cell;
  }
}

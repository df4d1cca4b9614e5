import { setTimeout as pause } from 'node:timers/promises';
import { Connection, requestBytes } from '../measure/connection.ts';
import { explainAll } from './explain.ts';
import type { SentStatement } from './frontend-reader.ts';
import type { DividedInstallation } from './installations.ts';
import type { MeasuredRequest } from './requests.ts';
import type { Touched, Touches } from './touched.rules.ts';

const repetitions = 20;

/** Longer than what gateways do by themselves takes to happen once: queues of jobs, monitoring, looking for new cells. */
const idleMs = 6000;

/** The statements that gateways send without any request. */
export async function observeBackground({ nodes }: DividedInstallation): Promise<readonly string[]> {
  for (const server of nodes.servers) await nodes.query(server, 'select pg_stat_statements_reset()');
  await pause(idleMs);
  const texts: string[] = [];
  for (const server of nodes.servers) {
    const rows = await nodes.query<{ query: string }>(server, 'select query from pg_stat_statements');
    texts.push(...rows.map(({ query }) => query));
  }
  return [...new Set(texts)];
}

/** Sends a request some times and looks at each server: what went there, what it counted, and what EXPLAIN says. */
export async function followRequest(
  one: MeasuredRequest,
  divided: DividedInstallation,
  background: readonly string[],
): Promise<Touches> {
  const { nodes, proxies, world } = divided;
  const home = await nodes.nodeOf(await nodes.cellOf(world[one.subject].id));
  // The first requests look the organization up, open connections and prepare statements.
  await send(one, divided, 6);
  for (const server of nodes.servers) await nodes.query(server, 'select pg_stat_statements_reset()');
  for (const proxy of proxies.values()) proxy.reset();
  const sent = await send(one, divided, repetitions);
  // Answers arrive before PostgreSQL has counted.
  await pause(50);
  const statements: SentStatement[] = [...(proxies.get(home.name)?.statements ?? [])];
  const servers: Touched[] = [];
  for (const server of nodes.servers) {
    const traffic = proxies.get(server.name)?.of() ?? { bytes: 0, statements: 0 };
    const [row] = await nodes.query<{ calls: number }>(
      server,
      `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
       where userid = 'timetrack_app'::regrole and query <> all ($1) and query !~ 'pgboss'`,
      [background],
    );
    servers.push({
      name: server.name,
      statements: traffic.statements / sent,
      bytes: traffic.bytes / sent,
      counted: (row?.calls ?? Number.NaN) / sent,
    });
  }
  const plans = await explainAll(nodes.urlOf(home.port, 'timetrack_app'), statements);
  const tasks = plans.flatMap((plan) => plan.tasks);
  const own = new Set([home.port, proxies.get(home.name)?.port].map((port) => `127.0.0.1:${port}`));
  const atHome = tasks.filter((task) => own.has(task)).length;
  return {
    ...{ name: one.name, title: one.title, home: home.name, servers },
    explained: plans.length,
    tasksAtHome: atHome,
    tasksElsewhere: tasks.length - atHome,
  };
}

/** One request after the other. Returns their number. */
async function send(one: MeasuredRequest, { gateway, world }: DividedInstallation, groups: number): Promise<number> {
  const { requestOf } = one.requestsOf(world);
  const connection = await Connection.to(gateway.address);
  const count = groups * one.group;
  try {
    for (let index = 0; index < count; index += 1) {
      const { status } = await connection.send(requestBytes(gateway.address, requestOf(0, index)));
      if (status >= 300) throw new Error(`${one.name} returned ${status}`);
    }
  } finally {
    connection.close();
  }
  return count;
}

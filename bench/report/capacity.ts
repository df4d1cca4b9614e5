import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasuredInputs } from '../capacity/inputs.ts';
import { type Assumptions, bytesPerWorker, type Machine, needsOf, type RequestCost } from '../capacity/model.rules.ts';
import { root } from '../servers/children.ts';
import { readCells } from './cells.ts';

/** What `npm run bench -- capacity` measured and assumed. */
export interface CapacityRun {
  readonly date: string;
  readonly commit: string;
  readonly processor: string;
  readonly load: number;
  readonly assumptions: Assumptions;
  readonly machine: Machine;
  readonly inputs: MeasuredInputs;
}

/** Writes bench/capacity.json and docs/operations/capacity.md. */
export function saveCapacity(run: CapacityRun): void {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  writeFileSync(path.join(root, 'bench/capacity.json'), `${JSON.stringify(run, round, 2)}\n`);
  writeFileSync(path.join(root, 'docs/operations/capacity.md'), formatCapacity(run));
}

export function formatCapacity(run: CapacityRun): string {
  return [...introductionOf(run), ...assumed(run), ...measured(run), ...resultsOf(run), ...limitsOf(run)].join('\n');
}

const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const kib = (bytes: number) => `${number(bytes / 1024, 1)} KiB`;

function introductionOf({
  date,
  commit,
  processor,
  load,
  assumptions: { workers, organizations },
}: CapacityRun): string[] {
  return [
    '# Capacity',
    '',
    `What ${number(workers)} workers in ${number(organizations)} organizations cost, on paper. \`npm run bench -- capacity --write\` measures the inputs and writes`,
    'this page; the formulas are in `bench/capacity/model.rules.ts`, the assumptions in `bench/capacity/assumptions.ts`. Change them',
    'for your installation, and run it again.',
    '',
    `Measured on ${date} at commit ${commit}: two cores (${processor}) for the client, the gateway and PostgreSQL together, with a load of`,
    `${load.toFixed(0)}. A core of your machines may be twice as fast or half as fast, so rely on the order of the limits rather than on the counts.`,
    '',
  ];
}

function assumed({ assumptions: one, machine }: CapacityRun): string[] {
  return [
    '## Assumptions',
    '',
    '| name | value | reason |',
    '|---|---|---|',
    `| \`punchesPerDay\`, \`breakCommandsPerDay\` | ${one.punchesPerDay}, ${one.breakCommandsPerDay} | in and out around a meal, and one break that is clocked |`,
    `| \`requestsPerOpen\` | ${one.requestsPerOpen} | with each punch of the peak, the app is opened: three requests, counted as lists of 50, which cost more |`,
    `| \`workingDaysPerYear\` | ${one.workingDaysPerYear} | five days a week, without time off |`,
    `| \`workersPerManager\`, \`reviewsPerDay\`, \`dashboardsPerDay\`, \`boardsPerDay\` | ${one.workersPerManager}, ${one.reviewsPerDay}, ${one.dashboardsPerDay}, ${one.boardsPerDay} | screens that a manager loads, within eight hours |`,
    `| \`peakShare\`, \`peakMinutes\` | ${one.peakShare}, ${one.peakMinutes} | half of the workers are in the largest time zone, six of ten of them begin at 7:00, within ten minutes |`,
    `| \`retentionYears\` | ${one.retentionYears} | payroll records: 3 years by 29 CFR 516.5, and a year in which they are disputed |`,
    `| \`socketsPerWorker\` | ${one.socketsPerWorker} | one in seven has the app open at the same time, managers included |`,
    `| \`sessionDays\` | ${one.sessionDays} | \`SESSION_DAYS\`: a worker signs in that often |`,
    `| \`utilization\` | ${one.utilization} | how much of a processor or a disk is used at the peak |`,
    `| a PostgreSQL server | ${machine.databaseCores} cores, ${number(machine.databaseDiskGib)} GiB, ${machine.databaseConnections} connections, ${machine.walBytesPerSecond / 2 ** 20} MiB of log a second | easy to rent |`,
    `| a gateway | 1 core, ${machine.gatewayMemoryGib} GiB | one process of Node |`,
    '',
  ];
}

function measured({ inputs, assumptions }: CapacityRun): string[] {
  const cost = (title: string, { gateway, postgres, statements }: RequestCost) =>
    `| ${title} | ${gateway.toFixed(2)} + ${postgres.toFixed(2)} ms of CPU, gateway + PostgreSQL; ${number(statements, 1)} statements |`;
  const cells = readCells();
  const [largest] = inputs.tables;
  const kept = inputs.tables.filter(({ bytes }) => bytes >= 1).map(({ table, bytes }) => `${table} ${number(bytes)}`);
  return [
    '## What was measured',
    '',
    '| input | value |',
    '|---|---|',
    cost('a punch with a key, REST', inputs.punch),
    cost('a list of 50, REST', inputs.list),
    cost('the review screen', inputs.review),
    cost('the dashboard', inputs.dashboard),
    cost('a week of 500 people', inputs.board),
    cost('a sign-in, with its password', inputs.signIn),
    `| looking an email address up in one cell | ${inputs.lookUp.toFixed(3)} ms of PostgreSQL: a sign-in does so in each cell |`,
    `| one punch on the disk, with all indexes and the audit log | ${number(inputs.bytesPerPunch)} bytes (${kept.join(', ')}) |`,
    `| the stored response of a punch, for a day | ${number(inputs.bytesOfIdempotency)} bytes |`,
    `| one worker-year | ${kib(bytesPerWorker({ ...assumptions, retentionYears: 1 }, inputs))}, most of it in \`${largest?.table}\` |`,
    `| the log (WAL) of a punch | ${number(inputs.walBytesPerPunch)} bytes, full pages after a checkpoint included |`,
    `| connections of a gateway to one server | ${inputs.connectionsPerGateway}: \`DATABASE_POOL_SIZE\`, jobs, and watching |`,
    `| an organization in the directory | ${number(inputs.bytesPerOrganizationInDirectory)} bytes |`,
    `| memory of a gateway, and of one socket | ${number(inputs.gatewayBytes / 2 ** 20)} MiB, ${kib(inputs.bytesPerSocket)} |`,
    ...(cells ? placementsOf(cells) : []),
    '',
  ];
}

function placementsOf({ placements, migration }: NonNullable<ReturnType<typeof readCells>>): string[] {
  return [
    ...placements.map(
      ({ cell, seconds, bytes }) =>
        `| moving ${cell} to another node (\`npm run bench -- cells\`) | ${number(bytes / 2 ** 20)} MiB in ${seconds.toFixed(1)} s |`,
    ),
    `| \`npm run migrate\` with nothing to do (\`npm run bench -- cells\`) | ${migration.seconds.toFixed(1)} s for ${migration.cells} cells |`,
    `| all migrations in a new cell, and distributing it | ${migration.secondsToAdd.toFixed(1)} s |`,
  ];
}

function resultsOf({ assumptions, inputs, machine }: CapacityRun): string[] {
  const needs = needsOf(assumptions, inputs, machine);
  const { rates } = needs;
  return [
    '## Result',
    '',
    '| what | formula | result |',
    '|---|---|---|',
    `| punches in a second of the peak | workers × peakShare ÷ peakMinutes ÷ 60 | ${number(rates.punches)} |`,
    `| requests of workers who open the app | punches × requestsPerOpen | ${number(rates.lists)} a second |`,
    `| screens of managers | workers ÷ workersPerManager × screens ÷ 8 h | ${number(rates.reviews + rates.dashboards + rates.boards)} a second |`,
    `| sign-ins | punches ÷ sessionDays | ${number(rates.signIns, 1)} a second |`,
    `| **gateways** | rates × CPU ÷ utilization, one core each | **${number(needs.gateways)}** (${number(needs.gatewayCores, 1)} cores) |`,
    `| cores of PostgreSQL | rates × CPU ÷ utilization | ${number(needs.databaseCores, 1)} |`,
    `| **storage** | workers × bytes of a punch × commands of the years ÷ utilization | **${number(needs.diskGib)} GiB** |`,
    `| log | punches × WAL of a punch | ${number(needs.walMibPerSecond, 1)} MiB a second |`,
    `| **PostgreSQL servers** | the largest of processors, disk and log | **${needs.databaseServers}** |`,
    `| **cells** | two for each server, so that a new server takes half of one | **${needs.cells}** |`,
    `| **connections** to each server | gateways × connections of a gateway | **${number(needs.connectionsPerServer)}** of ${machine.databaseConnections} |`,
    `| the directory | organizations × bytes | ${number(needs.directoryMib, 1)} MiB |`,
    `| sockets | workers × socketsPerWorker × bytes | ${number(needs.socketGib, 1)} GiB in all gateways |`,
    `| look-ups of sign-ins | sign-ins × cells × look-up | ${number(needs.lookUpCores, 3)} cores in all servers |`,
    '',
  ];
}

function limitsOf({ assumptions, inputs, machine }: CapacityRun): string[] {
  const { limits, connectionsPerServer } = needsOf(assumptions, inputs, machine);
  const shared = limits.filter(({ name }) => !name.includes('gateway of') && !name.includes('memory of'));
  const [first, second] = shared;
  return [
    '## Which limit comes first',
    '',
    'The number of workers at which one server of each kind is used up, with the same habits:',
    '',
    '| resource | workers |',
    '|---|---|',
    ...limits.map(({ name, workers }) => `| ${name} | ${number(Number(workers.toPrecision(3)))} |`),
    '',
    `Gateways are added without a plan. Of what they share, **${first?.name}** comes first, and ${second?.name} second.`,
    '',
    '- **Disk**: add a server to the Citus cluster and `npm run cells -- place` cells on it; the copies of a cell are on both disks until it',
    '  has moved. Or shorten the retention.',
    '- **Connections**: every gateway connects to every server. ' +
      (connectionsPerServer > machine.databaseConnections
        ? `Here they need ${number(connectionsPerServer)} of ${machine.databaseConnections}, so put a PgBouncer in front of each server (\`DATABASE_POOL_SIZE\` then limits what a gateway waits for), or give each group of cells gateways of its own.`
        : 'Before they run out, lower `DATABASE_POOL_SIZE`, put a PgBouncer in front of each server, or give each group of cells gateways of its own.'),
    '- **Processors of PostgreSQL**: `place` cells on another server, and `close` a cell that is too busy for more organizations.',
    '- **Sign-ins**: one statement in each cell. With hundreds of cells, add a table from email address to organization to the directory',
    '  ([ADR 0112](../adr/0112-cells.md)).',
    '- **Migrations** run cell by cell. Expand first, so that old gateways keep working while `npm run migrate` takes its minutes.',
    '- **One large organization** is never divided: it lives in one cell on one server, so its limits are those of one PostgreSQL above.',
    '',
  ];
}

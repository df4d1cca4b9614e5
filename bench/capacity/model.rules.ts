/** What people are assumed to do. Each figure stands for the whole installation. */
export interface Assumptions {
  readonly workers: number;
  readonly organizations: number;
  /** Clocking in and out, around a meal. */
  readonly punchesPerDay: number;
  /** Starts and ends of breaks. */
  readonly breakCommandsPerDay: number;
  /** Requests of the app that a worker opens for each punch. */
  readonly requestsPerOpen: number;
  readonly workingDaysPerYear: number;
  readonly workersPerManager: number;
  /** Screens that a manager loads on a working day. */
  readonly reviewsPerDay: number;
  readonly dashboardsPerDay: number;
  readonly boardsPerDay: number;
  /** The share of all workers in the largest time zone who begin at the same hour, and the minutes over which they arrive. */
  readonly peakShare: number;
  readonly peakMinutes: number;
  readonly retentionYears: number;
  /** Sockets that are open at the same time, per worker. */
  readonly socketsPerWorker: number;
  readonly sessionDays: number;
  /** How much of a processor or a disk may be used at the peak. */
  readonly utilization: number;
}

/** What one server is assumed to have. */
export interface Machine {
  readonly databaseCores: number;
  readonly databaseDiskGib: number;
  readonly databaseConnections: number;
  /** Bytes of log per second that the disk writes with ease. */
  readonly walBytesPerSecond: number;
  readonly gatewayMemoryGib: number;
}

/** Milliseconds of CPU of one request. */
export interface RequestCost {
  readonly gateway: number;
  readonly postgres: number;
  readonly statements: number;
}

/** What was measured. */
export interface Inputs {
  readonly punch: RequestCost;
  readonly list: RequestCost;
  readonly review: RequestCost;
  readonly dashboard: RequestCost;
  readonly board: RequestCost;
  readonly signIn: RequestCost;
  /** Milliseconds of PostgreSQL for one look-up of an email address in one cell. */
  readonly lookUp: number;
  /** Of all tables with their indexes, for one punch. */
  readonly bytesPerPunch: number;
  readonly walBytesPerPunch: number;
  readonly bytesPerOrganizationInDirectory: number;
  /** Of one gateway to one server, for requests, jobs, and watching. */
  readonly connectionsPerGateway: number;
  readonly gatewayBytes: number;
  readonly bytesPerSocket: number;
}

/** How many requests there are in a second of the busiest minutes. */
export interface Rates {
  readonly punches: number;
  readonly lists: number;
  readonly reviews: number;
  readonly dashboards: number;
  readonly boards: number;
  readonly signIns: number;
}

export interface Needs {
  readonly rates: Rates;
  readonly gatewayCores: number;
  readonly gateways: number;
  readonly databaseCores: number;
  readonly diskGib: number;
  readonly walMibPerSecond: number;
  readonly databaseServers: number;
  readonly cells: number;
  readonly connectionsPerServer: number;
  readonly directoryMib: number;
  readonly socketGib: number;
  /** Cores that sign-ins need in all cells together: one statement in each. */
  readonly lookUpCores: number;
  readonly limits: readonly Limit[];
}

/** A resource of one server, and the workers at which it is used up. */
interface Limit {
  readonly name: string;
  readonly workers: number;
}

const gib = 2 ** 30;
/** Managers look at hours within a working day of eight hours. */
const managerSeconds = 8 * 3600;

export function ratesOf(one: Assumptions): Rates {
  const arrivals = (one.workers * one.peakShare) / (one.peakMinutes * 60);
  const managers = one.workers / one.workersPerManager;
  const managed = (perDay: number) => (managers * perDay) / managerSeconds;
  return {
    punches: arrivals,
    lists: arrivals * one.requestsPerOpen,
    reviews: managed(one.reviewsPerDay),
    dashboards: managed(one.dashboardsPerDay),
    boards: managed(one.boardsPerDay),
    signIns: arrivals / one.sessionDays,
  };
}

const punchesPerYear = (one: Assumptions) => (one.punchesPerDay + one.breakCommandsPerDay) * one.workingDaysPerYear;

/** Bytes of one worker until they are deleted. */
export const bytesPerWorker = (one: Assumptions, inputs: Inputs) =>
  punchesPerYear(one) * inputs.bytesPerPunch * one.retentionYears;

/** Milliseconds of CPU in each second of the peak. */
function loadOf(rates: Rates, inputs: Inputs, side: 'gateway' | 'postgres'): number {
  return (
    rates.punches * inputs.punch[side] +
    rates.lists * inputs.list[side] +
    rates.reviews * inputs.review[side] +
    rates.dashboards * inputs.dashboard[side] +
    rates.boards * inputs.board[side] +
    rates.signIns * inputs.signIn[side]
  );
}

export function needsOf(one: Assumptions, inputs: Inputs, machine: Machine): Needs {
  const rates = ratesOf(one);
  const databaseCores = loadOf(rates, inputs, 'postgres') / 1000 / one.utilization;
  const gatewayCores = loadOf(rates, inputs, 'gateway') / 1000 / one.utilization;
  const diskGib = (one.workers * bytesPerWorker(one, inputs)) / gib / one.utilization;
  const wal = rates.punches * inputs.walBytesPerPunch;
  const databaseServers = Math.max(
    Math.ceil(databaseCores / machine.databaseCores),
    Math.ceil(diskGib / machine.databaseDiskGib),
    Math.ceil(wal / machine.walBytesPerSecond / one.utilization),
  );
  const socketBytes = one.workers * one.socketsPerWorker * inputs.bytesPerSocket;
  const memoryGateways = socketBytes / (machine.gatewayMemoryGib * gib - inputs.gatewayBytes);
  const gateways = Math.max(2, Math.ceil(gatewayCores), Math.ceil(memoryGateways));
  // Twice as many as servers: then a new server takes half of the cells of another one.
  const cells = 2 * databaseServers;
  return {
    ...{ rates, gatewayCores, gateways, databaseCores, diskGib, databaseServers, cells },
    walMibPerSecond: wal / 2 ** 20,
    connectionsPerServer: gateways * inputs.connectionsPerGateway,
    directoryMib: (one.organizations * inputs.bytesPerOrganizationInDirectory) / 2 ** 20,
    socketGib: socketBytes / gib,
    lookUpCores: (rates.signIns * cells * inputs.lookUp) / 1000,
    limits: limitsOf(one, inputs, machine),
  };
}

/** At how many workers one server of each kind is used up. The first one comes first. */
function limitsOf(one: Assumptions, inputs: Inputs, machine: Machine): Limit[] {
  const perWorker = ratesOf({ ...one, workers: 1 });
  const atMost = (available: number, used: number) => (available * one.utilization) / used;
  const gatewayCore = 1000 / loadOf(perWorker, inputs, 'gateway');
  const gatewaysByConnections = Math.floor(machine.databaseConnections / inputs.connectionsPerGateway);
  const limits = [
    { name: 'the disk of one PostgreSQL', workers: atMost(machine.databaseDiskGib * gib, bytesPerWorker(one, inputs)) },
    {
      name: 'the processors of one PostgreSQL',
      workers: atMost(machine.databaseCores * 1000, loadOf(perWorker, inputs, 'postgres')),
    },
    {
      name: 'the connections of one PostgreSQL, as gateways of one core',
      workers: gatewaysByConnections * gatewayCore * one.utilization,
    },
    {
      name: 'the log of one PostgreSQL',
      workers: atMost(machine.walBytesPerSecond, perWorker.punches * inputs.walBytesPerPunch),
    },
    { name: 'one gateway of one core', workers: gatewayCore * one.utilization },
    {
      name: 'the memory of one gateway, by its sockets',
      workers: (machine.gatewayMemoryGib * gib - inputs.gatewayBytes) / (one.socketsPerWorker * inputs.bytesPerSocket),
    },
  ];
  return limits.toSorted((first, second) => first.workers - second.workers);
}

/** What a person does at the clock. */
export type Kind = 'clock-in' | 'start-break' | 'end-break' | 'switch-job' | 'clock-out';

/** One press of a button: a key, which all attempts share. Instants of the client are milliseconds since 1970. */
export interface Command {
  readonly key: string;
  readonly personId: string;
  readonly kind: Kind;
  readonly api: 'rest' | 'graphql';
  readonly sentAt: number;
}

/** A command whose success the client has read: what must be there afterwards, exactly once. */
export interface Acknowledged extends Command {
  readonly acknowledgedAt: number;
  readonly attempts: number;
  /** The timesheet in the response: of a job switch, the one that begins. */
  readonly timesheetId: string;
  /** The timesheet that a job switch has ended. */
  readonly endedTimesheetId: string | null;
  /** The break that began or ended. */
  readonly breakId: string | null;
  /** The server's instant of the punch, in ISO 8601. */
  readonly at: string;
}

/** A command that the server refused although what the person had done before allowed it. */
export interface Refused extends Command {
  readonly code: string;
  readonly message: string;
}

export interface Break {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string | null;
}

/** A timesheet in a response of the API. Instants are ISO 8601. */
export interface Timesheet {
  readonly id: string;
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
  readonly breaks: readonly Break[];
}

export interface PersonsTimesheet extends Timesheet {
  readonly personId: string;
}

/** An entry of the audit log about a timesheet. */
export interface AuditEntry {
  readonly action: string;
  readonly subjectId: string;
}

/** What the storm finds when it is over. */
export interface Found {
  readonly timesheets: readonly PersonsTimesheet[];
  readonly auditEntries: readonly AuditEntry[];
}

export type ViolationKind = 'lost' | 'doubled' | 'changed' | 'overlap' | 'refused' | 'audit';

export interface Violation {
  readonly kind: ViolationKind;
  readonly message: string;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The people of an organization who punch, and its owner, who reads everything afterwards. */
export interface Team {
  readonly owner: Login;
  readonly workers: readonly Login[];
  /** Active jobs, at least two. */
  readonly jobIds: readonly string[];
}

export interface TeamSize {
  readonly organizations: number;
  /** In each organization. */
  readonly workers: number;
}

export interface StormOptions {
  /** The addresses of the gateways, or of the proxy in front of them. A person moves to the next one after an error. */
  readonly urls: readonly string[];
  /** How long people begin commands. Default: until `finish`. */
  readonly seconds?: number;
  readonly organizations?: number;
  readonly workers?: number;
  /** The milliseconds between two punches of one person. Default: 100. */
  readonly pause?: number;
  /** The most commands of the whole storm. Default: 20,000. */
  readonly maxCommands?: number;
  /** The same seed makes the same choices. */
  readonly seed?: number;
  /** The share of commands through GraphQL, from 0 to 1. Browsers' sessions need `TRUSTED_DOCUMENTS=0` there. */
  readonly graphql?: number;
  /** After how long one attempt is given up and repeated. Default: 20, as the product's client. */
  readonly timeoutSeconds?: number;
  /** How long a command is repeated before its outcome stays unknown. Default: 90. */
  readonly patienceSeconds?: number;
  /** The longest wait that a `Retry-After` can ask for. Default: 5. */
  readonly maxRetryAfterSeconds?: number;
  /** Creates the organizations. By default through the API, which needs `REGISTRATION=open`. */
  readonly createTeams?: (url: string, size: TeamSize) => Promise<readonly Team[]>;
}

export interface Recovery {
  readonly mark: string;
  /** Until the first success of an attempt that began after the mark. Null: there was none. */
  readonly milliseconds: number | null;
}

export interface StormReport {
  readonly sent: number;
  readonly acknowledged: number;
  /** Commands whose outcome the client never learned. */
  readonly unknown: number;
  readonly lost: number;
  readonly doubled: number;
  readonly violations: readonly Violation[];
  /** Failed attempts by class: a status, `refused`, `cut`, `timeout`; `503 without Retry-After`. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time without any success while people punched. */
  readonly longestSilence: number;
  /** The longest time from the first attempt of a command to its success. */
  readonly slowestCommand: number;
  readonly recoveries: readonly Recovery[];
  /** Answers of the last command of each person, asked for again with the same key, that were not the same. */
  readonly changedReplays: number;
}

import type {
  Acknowledged,
  AuditEntry,
  Break,
  Command,
  Found,
  Kind,
  PersonsTimesheet,
  Refused,
  Violation,
  ViolationKind,
} from './storm.types.ts';

interface Known {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly Refused[];
  readonly unknown: readonly Command[];
}

/**
 * Compares what the clients know with what the server has. Every acknowledged punch is there exactly once with its instant; a
 * command whose outcome is unknown may have run once, and then explains one timesheet, break or end.
 */
export function findViolations(known: Known, found: Found): readonly Violation[] {
  return [
    ...findLost(known.acknowledged, found.timesheets),
    ...findDoubled(known, found.timesheets),
    ...findOverlaps(found.timesheets),
    ...findRefused(known),
    ...findUnaudited(found),
  ];
}

const violation = (kind: ViolationKind, message: string): Violation => ({ kind, message });

const describe = ({ kind, key, personId }: Command) => `${kind} ${key} of person ${personId}`;

function findLost(acknowledged: readonly Acknowledged[], timesheets: readonly PersonsTimesheet[]): Violation[] {
  const byId = new Map(timesheets.map((timesheet) => [timesheet.id, timesheet]));
  return acknowledged.flatMap((command) => {
    const facts = factsOf(command, byId);
    return facts.flatMap((stored) => {
      if (stored === command.at) return [];
      if (!stored) return [violation('lost', `${describe(command)} was acknowledged for ${command.at} and is missing`)];
      return [
        violation('changed', `${describe(command)} was acknowledged for ${command.at} and is stored for ${stored}`),
      ];
    });
  });
}

/** The stored instants that must be the one of the punch. */
function factsOf(command: Acknowledged, byId: ReadonlyMap<string, PersonsTimesheet>): (string | null | undefined)[] {
  const timesheet = byId.get(command.timesheetId);
  const part = timesheet?.breaks.find(({ id }) => id === command.breakId);
  switch (command.kind) {
    case 'clock-in':
      return [timesheet?.clockInAt];
    case 'switch-job':
      return [timesheet?.clockInAt, byId.get(command.endedTimesheetId ?? '')?.clockOutAt];
    case 'start-break':
      return [part?.startAt];
    case 'end-break':
      return [part?.endAt];
    case 'clock-out':
      return [timesheet?.clockOutAt];
  }
}

const begins: ReadonlySet<Kind> = new Set(['clock-in', 'switch-job']);

function findDoubled({ acknowledged, unknown }: Known, timesheets: readonly PersonsTimesheet[]): Violation[] {
  return [...countRepeated(acknowledged), ...findUnexplained(acknowledged, unknown, timesheets)];
}

/** Two commands that got one result: the second was answered with what the first did. */
function countRepeated(acknowledged: readonly Acknowledged[]): Violation[] {
  const seen = new Map<string, Acknowledged>();
  return acknowledged.flatMap((command) => {
    const result = `${begins.has(command.kind) ? 'begin' : command.kind} ${command.breakId ?? command.timesheetId}`;
    const earlier = seen.get(result);
    seen.set(result, command);
    return earlier ? [violation('doubled', `${describe(command)} and ${describe(earlier)} had the same result`)] : [];
  });
}

/** The timesheet that a command has ended. */
function endedBy({ kind, timesheetId, endedTimesheetId }: Acknowledged): string | null {
  return kind === 'clock-out' ? timesheetId : endedTimesheetId;
}

/** Rows that neither an acknowledgment nor commands of an unknown outcome explain. */
function findUnexplained(
  acknowledged: readonly Acknowledged[],
  unknown: readonly Command[],
  timesheets: readonly PersonsTimesheet[],
): Violation[] {
  const known = new Set(
    acknowledged.map(({ timesheetId, breakId, kind }) => (begins.has(kind) ? timesheetId : breakId)),
  );
  const ended = new Set(acknowledged.map(endedBy));
  return [...Map.groupBy(timesheets, ({ personId }) => personId)].flatMap(([personId, own]) => {
    const count = (...kinds: Kind[]) =>
      unknown.filter((command) => command.personId === personId && kinds.includes(command.kind)).length;
    const extra = {
      timesheets: own.filter(({ id }) => !known.has(id)).length - count('clock-in', 'switch-job'),
      breaks: own.flatMap(({ breaks }) => breaks).filter(({ id }) => !known.has(id)).length - count('start-break'),
      'clock-outs':
        own.filter(({ id, clockOutAt }) => clockOutAt && !ended.has(id)).length - count('clock-out', 'switch-job'),
    };
    return Object.entries(extra).flatMap(([things, number]) =>
      number > 0 ? [violation('doubled', `person ${personId} has ${number} ${things} that no command explains`)] : [],
    );
  });
}

function findOverlaps(timesheets: readonly PersonsTimesheet[]): Violation[] {
  return [...Map.groupBy(timesheets, ({ personId }) => personId)].flatMap(([personId, own]) => {
    const who = `person ${personId}`;
    const sorted = own.toSorted((one, other) => compare(one.clockInAt, other.clockInAt) || compareEnds(one, other));
    return [
      ...findTouching(
        sorted.map(({ id, clockInAt, clockOutAt }) => ({ id, startAt: clockInAt, endAt: clockOutAt })),
        who,
      ),
      ...sorted.flatMap((timesheet) => findWrongBreaks(timesheet, who)),
    ];
  });
}

function findWrongBreaks({ id, clockInAt, clockOutAt, breaks }: PersonsTimesheet, who: string): Violation[] {
  const sorted = breaks.toSorted((one, other) => compare(one.startAt, other.startAt) || compareSpans(one, other));
  const outside = sorted.filter(
    ({ startAt, endAt }) => startAt < clockInAt || (clockOutAt !== null && (endAt === null || endAt > clockOutAt)),
  );
  return [
    ...findTouching(sorted, `${who}, timesheet ${id}`),
    ...outside.map((part) => violation('overlap', `break ${part.id} of ${who} lies outside of timesheet ${id}`)),
  ];
}

/** Spans in their order: each ends before the next begins, and only the last is open. */
function findTouching(spans: readonly Break[], who: string): Violation[] {
  return spans.flatMap(({ id, endAt }, index) => {
    const next = spans[index + 1];
    if (!next || (endAt !== null && endAt <= next.startAt)) return [];
    return [
      violation('overlap', `${who}: ${id} ends at ${endAt ?? 'no time'}, but ${next.id} begins at ${next.startAt}`),
    ];
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Of two spans with one start, the one without a length is first. */
const compareSpans = (one: { endAt: string | null }, other: { endAt: string | null }) =>
  compare(one.endAt ?? '9', other.endAt ?? '9');

const compareEnds = (one: PersonsTimesheet, other: PersonsTimesheet) =>
  compareSpans({ endAt: one.clockOutAt }, { endAt: other.clockOutAt });

/** A refusal after an outcome that stayed unknown may be right. Any other means that a command ran that was not acknowledged. */
function findRefused({ refused, unknown }: Known): Violation[] {
  return refused
    .filter(({ personId, sentAt }) => !unknown.some((one) => one.personId === personId && one.sentAt <= sentAt))
    .map((command) => violation('refused', `${describe(command)} was refused: ${command.code} ${command.message}`));
}

/** One entry for each punch: none is missing, and no command left two. */
function findUnaudited({ timesheets, auditEntries }: Found): Violation[] {
  const counts = Map.groupBy(auditEntries, ({ action, subjectId }: AuditEntry) => `${action} ${subjectId}`);
  return timesheets.flatMap(({ id, clockOutAt, breaks }) => {
    const wanted: readonly (readonly [string, number])[] = [
      ['timesheet.clocked-in', 1],
      ['break.started', breaks.length],
      ['timesheet.clocked-out', clockOutAt ? 1 : 0],
    ];
    return wanted.flatMap(([action, number]) => {
      const entries = counts.get(`${action} ${id}`)?.length ?? 0;
      const message = `timesheet ${id} has ${entries} entries ${action} in the audit log instead of ${number}`;
      return entries === number ? [] : [violation('audit', message)];
    });
  });
}

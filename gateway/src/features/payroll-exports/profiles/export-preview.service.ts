import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { query } from '../../../access/index.js';
import type { PayKind } from '../../../pay-engine/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { dayOf, readTimezone } from '../../organization/index.js';
import { maxProblems, type PayrollEntries, type PayrollEntry, readPay } from '../../payroll/index.js';
import { numbersMustBeReadable, providerMustBeKnown } from '../layouts/export-cells.rules.js';
import { toLayout } from '../layouts/export-layout.types.js';
import {
  createWriter,
  findClosedDates,
  findProfile,
  requireExportable,
  streamPay,
  toExported,
} from './export-file.service.js';
import { previewExportInput } from './export-profile.inputs.js';
import type { ExportPreview } from './export-profile.types.js';
import { collectPaidPeople, type FileKind, findFileProblems, readIdentities } from './file-problems.service.js';

const line = (kind: PayKind, hours: number, earningCode: string): PayrollEntry['lines'][number] => ({
  date: '2026-11-02',
  timesheetId: null,
  kind,
  minutes: hours * 60,
  rule: 'REGULAR_TIME',
  explanation: '',
  job: null,
  policy: null,
  requestId: null,
  earningCode,
  hours,
  adjusts: null,
});

/** A made-up person, for the preview of a layout in an organization without pay. */
const sampleEntry: PayrollEntry = {
  user: {
    id: '00000000-0000-0000-0000-000000000000',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    employeeNumber: '1001',
  },
  regularMinutes: 2400,
  overtimeMinutes: 270,
  doubleTimeMinutes: 0,
  qualifiedOvertimeMinutes: 270,
  exempt: false,
  ptoMinutes: 480,
  unpaidBreakMinutes: 0,
  jobs: [],
  lines: [line('REGULAR', 40, 'REG'), line('OVERTIME', 4.5, 'OT'), line('PTO', 8, 'PTO')],
  hours: { regular: 40, overtime: 4.5, doubleTime: 0, pto: 8, total: 52.5 },
  exceptions: [],
};

/** Enough to recognize the layout. */
const previewedLines = 20;

/**
 * The first lines of the file of a saved profile or of a layout that is being edited. Without dates, it shows the latest
 * closed period.
 */
export const previewExport = query(
  'previewExport',
  previewExportInput,
  async (context, input): Promise<ExportPreview> => {
    const { em, viewer, platform } = context;
    const file = await findFile(em, input);
    const dates = await chooseDates(em, platform.clock.now(), input);
    return readPay(context, dates, async (entries, replica) => {
      const period = requireExportable(entries, true);
      const writer = await createWriter(replica, viewer.organizationId, file, period);
      const found = await takePaidPeople(entries);
      const identify = (await readIdentities(replica, period))(file);
      const written = { ...file, identify };
      const people = (found.length > 0 ? found : [sampleEntry]).map((entry) => toExported(entry, written));
      const problems = findFileProblems(await collectPaidPeople(replica, entries, written), file);
      const content = Buffer.concat([writer.writeHead(), writer.writePeople(people)]);
      const text = new TextDecoder(writer.encoding).decode(content);
      return {
        startDate: period.startDate,
        endDate: period.endDate,
        isDraft: period.version === null,
        isSample: found.length === 0,
        text: text
          .split(/(?<=\n)/)
          .slice(0, previewedLines)
          .join(''),
        problemCount: problems.length,
        problems: problems.slice(0, maxProblems),
      };
    });
  },
);

async function findFile(em: EntityManager, input: z.output<typeof previewExportInput>): Promise<FileKind> {
  if (input.layout) {
    const [layout, preset] = [toLayout(input.layout), input.preset ?? null];
    enforce(numbersMustBeReadable(layout), providerMustBeKnown(layout, preset));
    return { layout, preset, exemptPeople: input.exemptPeople ?? 'HOURS' };
  }
  if (!input.profile) throw failures.invalid({ profile: 'A profile or a layout is required' });
  return findProfile(em, input.profile);
}

interface Dates {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

async function chooseDates(em: EntityManager, now: Date, { startDate, endDate }: Dates) {
  if (startDate && endDate) {
    if (endDate < startDate) throw failures.invalid({ endDate: 'End date must not be before the start date' });
    return { startDate, endDate };
  }
  const latest = await findClosedDates(em, null);
  if (latest) return latest;
  const today = dayOf(now, await readTimezone(em)).date;
  return { startDate: Temporal.PlainDate.from(today).subtract({ days: 13 }).toString(), endDate: today };
}

async function takePaidPeople(entries: PayrollEntries): Promise<PayrollEntry[]> {
  const people: PayrollEntry[] = [];
  for await (const entry of streamPay(entries)) {
    if (entry.lines.length > 0) people.push(entry);
    if (people.length === previewedLines) break;
  }
  return people;
}

import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { DomainError, enforce, failures } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import type { FileResult } from '../../../platform/use-case/index.js';
import { readOrganization } from '../../organization/index.js';
import { type PayrollEntries, type PayrollEntry, readPay } from '../../payroll/index.js';
import { applyExemption } from '../layouts/exempt-people.rules.js';
import type { ExportedEntry, ExportedPeriod } from '../layouts/export-cells.rules.js';
import type { ExemptPeople } from '../layouts/export-field.types.js';
import { payrollExportFileInput } from './export-profile.inputs.js';
import { builtInProfiles, exportTemplateReads, presentTemplate } from './export-profile.presenter.js';
import type { ExportProfile } from './export-profile.types.js';
import { createLayoutWriter, createQuickBooksWriter, type ExportWriter, nameFile } from './export-writer.presenter.js';
import { peopleMustBeWritable } from './file-problems.rules.js';
import {
  collectPaidPeople,
  type FileKind,
  findFileProblems,
  type Identify,
  readIdentities,
} from './file-problems.service.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const payrollExportFile = query('payrollExportFile', payrollExportFileInput, (context, input) =>
  readPay(context, input, async (entries, em): Promise<FileResult> => {
    const { organizationId } = context.viewer;
    const profile = await findProfile(em, input.profile);
    const period = requireExportable(entries, input.draft);
    const identify = await requirePeople(em, entries, { ...profile, period, leaveOut: input.leaveOut });
    const writer = await createWriter(em, organizationId, profile, period);
    return {
      content: Readable.from(writeFile(entries, writer, { ...profile, identify, leaveOut: input.leaveOut })),
      contentType: writer.contentType,
      fileName: nameFileOf(profile, entries, period, writer),
      isAttachment: true,
      etag: null,
      bytes: null,
    };
  }),
);

/** The layouts of payroll providers have no place to say that overtime is pending, so the name does. */
export function nameFileOf(
  { kind, id, name }: ExportProfile,
  { pendingOvertime }: Pick<PayrollEntries, 'pendingOvertime'>,
  period: ExportedPeriod,
  { extension }: Pick<ExportWriter, 'extension'>,
): string {
  const pending = pendingOvertime.length > 0 ? ' overtime pending' : '';
  return nameFile(`${kind === 'BUILT_IN' ? id : name}${pending}`, period, extension);
}

/** A built-in profile or a template. Fails with NOT_FOUND. */
export async function findProfile(em: EntityManager, id: string): Promise<ExportProfile> {
  const builtIn = builtInProfiles.find((profile) => profile.id === id);
  if (builtIn) return builtIn;
  const [template] = uuid.test(id) ? await readRows(em, exportTemplateReads, where`id = ${id}::uuid`) : [];
  if (!template) throw failures.notFound('Export profile');
  return presentTemplate(template);
}

export async function createWriter(
  em: EntityManager,
  organizationId: string,
  { layout }: Pick<ExportProfile, 'layout'>,
  period: ExportedPeriod,
): Promise<ExportWriter> {
  if (layout) return createLayoutWriter(layout, period);
  const { name } = (await readOrganization(em, organizationId)).settings;
  return createQuickBooksWriter(name, period);
}

interface FilePeople extends FileKind {
  readonly period: ExportedPeriod;
  readonly leaveOut: readonly string[];
}

/** Fails with CONFLICT if the file can't name someone, unless it is a draft, which providers reject by its first line. */
export async function requirePeople(
  em: EntityManager,
  entries: PayrollEntries,
  { period, leaveOut, ...file }: FilePeople,
): Promise<Identify> {
  const identify = (await readIdentities(em, entries.period))(file);
  const paid = await collectPaidPeople(em, entries, { ...file, identify });
  const ids = new Set(paid.people.map(({ id }) => id));
  if (!leaveOut.every((id) => ids.has(id))) {
    throw failures.invalid({ leaveOut: 'Only people who are paid in this period can be left out' });
  }
  if (period.version !== null) enforce(peopleMustBeWritable(findFileProblems(paid, file, leaveOut)));
  return identify;
}

interface WrittenPeople extends Pick<FileKind, 'exemptPeople'> {
  readonly identify: Identify;
  readonly leaveOut: readonly string[];
}

/** The pay of a person as a file writes it. */
export function toExported(
  entry: PayrollEntry,
  { identify, exemptPeople }: { readonly identify: Identify; readonly exemptPeople: ExemptPeople },
): ExportedEntry {
  return { ...applyExemption(entry, exemptPeople), user: identify(entry.user) };
}

/** Large enough for few writes. */
const pieceLength = 48 * 1024;

/** Writes person by person, so that few objects exist at the same time (ADR 0020). */
export async function* writeFile(
  entries: PayrollEntries,
  writer: ExportWriter,
  { identify, exemptPeople, leaveOut }: WrittenPeople,
): AsyncGenerator<Buffer> {
  yield writer.writeHead();
  let parts: Buffer[] = [];
  let length = 0;
  for await (const entry of streamPay(entries)) {
    if (leaveOut.includes(entry.user.id)) continue;
    const part = writer.writePeople([toExported(entry, { identify, exemptPeople })]);
    parts.push(part);
    length += part.length;
    if (length < pieceLength) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}

/** The period of a file. Fails with CONFLICT if its pay can still change, unless a draft is requested. */
export function requireExportable({ period, closedAt, version }: PayrollEntries, allowsDraft: boolean): ExportedPeriod {
  const { startDate, endDate } = period;
  if (closedAt) return { startDate, endDate, version };
  if (allowsDraft) return { startDate, endDate, version: null };
  throw new DomainError(
    'conflict',
    'payroll-export.not-closed',
    'These dates are not a closed pay period. Close the period first, or request a draft with draft=1.',
  );
}

export async function* streamPay(entries: PayrollEntries): AsyncGenerator<PayrollEntry> {
  for await (const batch of entries.all()) yield* batch;
}

const selectClosed = `
  select start_date::text as "startDate", end_date::text as "endDate" from closed_pay_periods
  where organization_id = :organization and (?::date is null or start_date = ?::date)
  order by end_date desc limit 1`;

/** The dates of the closed pay period that starts on a day, or of the latest one; null without closed periods. */
export async function findClosedDates(em: EntityManager, startDate: string | null): Promise<DateRange | null> {
  const [dates] = await tenantSql(em).query<DateRange>(selectClosed, [startDate, startDate]);
  return dates ?? null;
}

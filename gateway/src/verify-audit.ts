import { openOwnerDatabase, parseCommandLine } from './composition/operator-database.js';
import { type AuditReport, type Flaw, verifyAudit } from './features/audit/index.js';
import { withOwnerOfEachCell } from './operations/cells/cell-administration.js';
import { parseConfig } from './platform/config/environment.js';
import { originalMessageOf, StartError } from './platform/errors/index.js';

/**
 * `npm run audit:verify`: exit code 0 if every entry is unchanged, 1 if not, 2 if the check was not possible.
 * The gateway may be running.
 */
async function main(): Promise<number> {
  parseCommandLine('"npm run audit:verify" takes no arguments.', { options: {} });
  const config = parseConfig(process.env);
  const database = await openOwnerDatabase(config);
  try {
    return printReport(await withOwnerOfEachCell(database.url, (cells) => verifyAudit(cells, config)));
  } finally {
    await database.close();
  }
}

function printReport({ organizations, entries, heads, foreignHeads, flaws }: AuditReport): number {
  const checked = `Checked ${count(entries, 'entry', 'entries')} of ${count(organizations, 'organization')} and ${count(heads - foreignHeads, 'signed head')}.`;
  if (foreignHeads > 0) print(`${foreignHeads} heads were signed with another key and could not be verified.`);
  for (const flaw of flaws) print(formatFlaw(flaw));
  print(flaws.length === 0 ? `${checked} The audit log is intact.` : `${checked} The audit log is NOT intact.`);
  return flaws.length === 0 ? 0 : 1;
}

function formatFlaw({ organizationId, position, entryId, message }: Flaw): string {
  const where = [
    `organization ${organizationId}`,
    position !== null && `position ${position}`,
    entryId && `entry ${entryId}`,
  ];
  return `${where.filter(Boolean).join(', ')}: ${message}.`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code } = error as { code?: string };
  if (code === '42P01') return 'The database has no chained audit log yet: start TimeTrack once.';
  return `The audit log could not be checked: ${originalMessageOf(error)}.`;
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  return 2;
});

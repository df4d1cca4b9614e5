import type { SignedInContext } from '../../../access/index.js';
import { addPerson } from '../users/new-person.service.js';
import type { CheckedFile, ImportPorts } from './team-import-rows.queries.js';
import type { LineToImport } from './team-imports.queries.js';

type Row<Terms> = CheckedFile<Terms>['rows'][number];

/** Adds everyone whom the file has and the team lacks. Those with an email address are WORKERs until they join. */
export async function addPeople<Terms extends object>(
  context: SignedInContext,
  rows: readonly Row<Terms>[],
  ports: ImportPorts<Terms>,
): Promise<LineToImport[]> {
  const lines: LineToImport[] = [];
  // The numbers that the file names come first, so that no other line gets one of them.
  for (const row of rows.toSorted((one, other) => Number(isNumbered(other)) - Number(isNumbered(one)))) {
    lines.push(await addLine(context, row, ports));
  }
  return lines;
}

const isNumbered = ({ person }: Row<unknown>) => Boolean(person?.staffNumber);

async function addLine<Terms extends object>(
  context: SignedInContext,
  { row, person, terms, team, userId }: Row<Terms>,
  { firstTerms, teams }: ImportPorts<Terms>,
): Promise<LineToImport> {
  const { line, firstName, lastName } = row;
  if (!person || !row.action) {
    const skipped = { email: null, role: row.role ?? 'WORKER', action: 'SKIP', userId: null } as const;
    const nothing = { teamId: null, reach: null };
    return { line, firstName, lastName, ...skipped, ...nothing };
  }
  const { email, role } = person;
  const isNew = row.action === 'CREATE';
  const newPerson = { ...person, role: 'WORKER', email: null, passwordHash: null } as const;
  const complete = async (id: string) => ({
    ...(team && (await teams.joinTeam(context, { id, role: 'WORKER' }, team.id))),
    ...(terms && (await firstTerms.give(context, id, terms))),
  });
  const added = isNew ? await addPerson(context, newPerson, complete) : null;
  const invited = { email, role, teamId: team?.id ?? null, reach: row.reach };
  return { line, firstName, lastName, ...invited, action: row.action, userId: added?.id ?? userId };
}

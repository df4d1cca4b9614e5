import type { SessionUser } from '@timetrack/contracts';
import { answered, api, refused } from '@timetrack/testing/graphql-api';
import { ImportTeam, PreviewImport } from '../../features/team/import/import.graphql.js';
import { LoadMember } from '../../features/team/panel/panel.graphql.js';
import {
  AddMember,
  ArchiveMember,
  DeleteMember,
  LoadTeam,
  ReinstateMember,
  UpdateMember,
} from '../../features/team/team.graphql.js';
import { aMember, aTeamMember, type FakeMember } from '../team-builders.js';
import { FakeMembers } from './fake-members.js';

/** The team of a make-believe organization, for the module alone. `?people=600` is one of that many. */
export function fakeTeam(whoCalls: () => SessionUser) {
  const team = new FakeMembers(Number(new URLSearchParams(window.location.search).get('people')) || 8);
  const seen = (member: FakeMember) => team.seenBy(whoCalls(), member);
  const changed = (id: string, changes: Partial<FakeMember>) => seen(team.change(id, changes));
  const grantableRoles = ['MANAGER' as const, 'ACCOUNTANT' as const, 'WORKER' as const];
  return [
    api.query(LoadTeam, () => answered({ users: team.all(whoCalls()), grantableRoles })),
    api.query(LoadMember, ({ variables: { id } }) => {
      const member = team.all(whoCalls()).find((one) => one.id === id);
      return member
        ? answered({ teamMember: { ...aTeamMember(member), minutesThisWeek: 1_935 } })
        : refused({ message: 'Not found', code: 'NOT_FOUND' });
    }),
    api.mutation(AddMember, ({ variables: { input } }) => {
      const message = 'This e-mail is already in use';
      if (team.hasEmail(input.email)) return refused({ message, code: 'CONFLICT', fields: { email: message } });
      return answered({ createUser: seen(team.add(input)) });
    }),
    api.mutation(UpdateMember, ({ variables: { id, input } }) =>
      answered({ updateUser: changed(id, JSON.parse(JSON.stringify(input))) }),
    ),
    api.mutation(ArchiveMember, ({ variables: { id } }) =>
      answered({ archiveUser: changed(id, { status: 'DISABLED' }) }),
    ),
    api.mutation(ReinstateMember, ({ variables: { id } }) =>
      answered({ reinstateUser: changed(id, { status: 'ACTIVE' }) }),
    ),
    api.mutation(DeleteMember, ({ variables: { id } }) => {
      team.remove(id);
      return answered({ deleteUser: true });
    }),
    api.query(PreviewImport, ({ variables: { csv } }) => {
      const rows = rowsOf(csv).map((row) => ({ ...row, errors: team.errorsOf(row.email) }));
      return answered({ previewTeamImport: { rows, valid: rows.every(({ errors }) => errors.length === 0) } });
    }),
    api.mutation(ImportTeam, ({ variables: { csv } }) =>
      answered({ importTeam: rowsOf(csv).map((row) => seen(team.add(row))) }),
    ),
  ];
}

/** Reads `firstName,lastName,email` and takes everybody for a worker: enough to look at the dialog. */
function rowsOf(csv: string) {
  const lines = csv.trim().split(/\r?\n/).slice(1);
  return lines.map((text, index) => {
    const [firstName = '', lastName = '', email = ''] = text.split(',');
    const { role } = aMember();
    return { line: index + 2, firstName, lastName, email, role };
  });
}

import { roles, type SessionUser } from '@timetrack/contracts';
import { aMember, type FakeMember } from '../team-builders.js';

const colors = ['#3b82f6', '#ef4444', '#10b981', '#f59e0b', '#8b5cf6'];

/** People in memory, alive until the page is loaded again. Who may manage whom is decided as the gateway does, roughly. */
export class FakeMembers {
  private members: FakeMember[];

  constructor(count: number) {
    const some = [
      aMember('Olivia', { id: 'user-owner', role: 'OWNER' }),
      aMember('Adam', { id: 'user-admin', role: 'ADMIN' }),
      aMember('Maria', { id: 'user-manager', role: 'MANAGER' }),
      aMember('Ada', { id: 'user-accountant', role: 'ACCOUNTANT' }),
      aMember('Bartholomäus-Alexander', {
        lastName: 'von Hohenstein-Wolfenbüttel',
        email: 'bartholomaeus.alexander.von.hohenstein@a-very-long-company-name.example',
      }),
      aMember('Noor', { lastName: 'Haddad', status: 'INVITED' }),
      aMember('Liam', { lastName: "O'Sullivan", status: 'DISABLED' }),
      aMember('Wanda', { id: 'user-worker' }),
    ];
    const crowd = Array.from({ length: Math.max(count - some.length, 0) }, (_, index) => aMember(`Person${index}`));
    this.members = [...some, ...crowd].map((member, index) => ({
      ...member,
      scheduleColor: colors[index % colors.length] ?? '#3b82f6',
    }));
  }

  all(viewer: SessionUser): FakeMember[] {
    return this.members.map((member) => this.seenBy(viewer, member));
  }

  seenBy(viewer: SessionUser, member: FakeMember): FakeMember {
    const lower = roles.indexOf(member.role) > roles.indexOf(viewer.role);
    return { ...member, canManage: lower, canEdit: lower || member.id === viewer.id };
  }

  hasEmail(email: string): boolean {
    return this.members.some((member) => member.email === email);
  }

  errorsOf(email: string) {
    return this.hasEmail(email) ? [{ field: 'email', message: 'This e-mail is already in use' }] : [];
  }

  add({ firstName, lastName, email, role }: Pick<FakeMember, 'firstName' | 'lastName' | 'role'> & { email: string }) {
    const member = aMember(firstName, { id: `made-${this.members.length}`, lastName, email, role });
    this.members.push(member);
    return member;
  }

  change(id: string, changes: Partial<FakeMember>): FakeMember {
    this.members = this.members.map((member) => (member.id === id ? { ...member, ...changes } : member));
    const changed = this.members.find((member) => member.id === id);
    if (!changed) throw new Error(`There is no ${id}`);
    return changed;
  }

  remove(id: string): void {
    this.members = this.members.filter((member) => member.id !== id);
  }
}

import { randomBytes } from 'node:crypto';
import { anOvertimeRule, aPosition } from '../../src/features/employment/test/builders.js';
import { ApiKey } from '../../src/features/identity/api-keys/api-key.entity.js';
import { createApiKeySecret, hashOfApiKey, prefixOf } from '../../src/features/identity/api-keys/api-key.rules.js';
import { hashPassword } from '../../src/features/identity/credentials/password-hash.adapter.js';
import { Invitation } from '../../src/features/identity/invitations/invitation.entity.js';
import { createSealedCode } from '../../src/features/identity/invitations/sealed-code.adapter.js';
import { setLink, storeRegistration } from '../../src/features/identity/registration/pending-registrations.queries.js';
import { createOneTimeToken, hashOfOneTimeToken } from '../../src/features/identity/registration/registration.rules.js';
import { insertImport } from '../../src/features/identity/team-import/team-imports.queries.js';
import { anAccountNotice, anEmailChange, aPasswordReset } from '../../src/features/identity/test/account-links.js';
import { aSession, aUser, type TestUser, testPassword } from '../../src/features/identity/test/builders.js';
import type { UserStatus } from '../../src/features/identity/users/user.types.js';
import { aJob } from '../../src/features/jobs/test/builders.js';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { ReopeningRequest } from '../../src/features/pay-periods/reopening/reopening-request.entity.js';
import { anExportTemplate } from '../../src/features/payroll-exports/test/builders.js';
import { aPlace } from '../../src/features/places/test/builders.js';
import { createCalendarSecret } from '../../src/features/scheduling/calendar/calendar.service.js';
import { CalendarFeed } from '../../src/features/scheduling/calendar/calendar-feed.entity.js';
import { aSchedule, aShiftTemplate, aWeekTemplate } from '../../src/features/scheduling/test/builders.js';
import { aSignOff } from '../../src/features/sign-offs/test/builders.js';
import { aCrew } from '../../src/features/teams/test/builders.js';
import type { PtoStatus } from '../../src/features/time-off/requests/pto-request.entity.js';
import { aPtoPolicy, aPtoRequest } from '../../src/features/time-off/test/builders.js';
import { aBreak, aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { aCorrection } from '../../src/features/timeclock/test/correction-builders.js';
import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import { createSecretBox } from '../../src/platform/secrets/secret-box.js';
import { applicationOf, type TestServices } from '../harness/index.js';

/** Part of every name in the organization under test. No caller from outside may ever read it. */
export const marker = 'Homestead';

const secrets = createSecretBox([randomBytes(32)]);

/** How many periods have a request. A period has at most one. */
let requestedPeriods = 0;

/** The fixture for one call of the role table. It creates rows in the organization under test on demand. */
export class RoleFixture {
  /** The ids of the created rows. */
  readonly made: string[] = [];

  constructor(
    private readonly gateway: Pick<TestServices, 'orm' | 'platform'>,
    /** The owner of everything that is called "own". */
    readonly self: TestUser,
  ) {}

  async member(role: Role = 'WORKER', status: UserStatus = 'ACTIVE'): Promise<TestUser> {
    const { organizationId } = this.self;
    const user = await aUser(this.gateway.orm, { organizationId, role, status, lastName: marker });
    this.made.push(user.id);
    return user;
  }

  async ownSignOff(): Promise<string> {
    return this.note((await aSignOff(this.gateway.orm, { user: this.self })).id);
  }

  async ownSession(): Promise<string> {
    const { viewer } = await aSession(this.gateway.orm, this.self);
    return this.note(viewer.sessionId);
  }

  async ownNotice(): Promise<string> {
    return this.note(await anAccountNotice(this.gateway.orm, this.self));
  }

  async resetToken(): Promise<string> {
    return aPasswordReset(this.gateway.orm, await this.member());
  }

  async emailToken(): Promise<string> {
    return anEmailChange(this.gateway.orm, await this.member(), `${newId()}@example.com`);
  }

  async ownTimesheet(clockOutAt: Date | null = new Date('2026-07-15T23:00:00Z')): Promise<string> {
    const { id } = await aTimesheet(this.gateway.orm, { user: this.self, notes: marker, clockOutAt });
    return this.note(id);
  }

  /** A timesheet with the question about breaks. */
  async timesheetWithQuestion(): Promise<string> {
    await changeSettings(this.gateway.orm, this.self.organizationId, { overtimeRule: 'CALIFORNIA' });
    return this.ownTimesheet();
  }

  async timesheetOfMember(): Promise<string> {
    const attributes = { notes: marker, clockOutAt: new Date('2026-07-15T23:00:00Z') };
    const { id } = await aTimesheet(this.gateway.orm, { user: await this.member(), ...attributes });
    return this.note(id);
  }

  async ownBreak(): Promise<void> {
    const timesheet = await aTimesheet(this.gateway.orm, { user: this.self });
    await aBreak(this.gateway.orm, { timesheet, endAt: null });
    this.note(timesheet.id);
  }

  async ownCorrection(): Promise<string> {
    return this.note((await aCorrection(this.gateway.orm, { user: this.self, reason: marker })).id);
  }

  async correctionOfMember(): Promise<string> {
    return this.note((await aCorrection(this.gateway.orm, { user: await this.member(), reason: marker })).id);
  }

  async ownRequest(): Promise<string> {
    return this.note((await aPtoRequest(this.gateway.orm, { user: this.self })).id);
  }

  async requestOfMember(status: PtoStatus = 'PENDING'): Promise<string> {
    return this.note((await aPtoRequest(this.gateway.orm, { user: await this.member(), status })).id);
  }

  async policy(): Promise<string> {
    return this.note((await aPtoPolicy(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  async job(): Promise<string> {
    return this.note((await aJob(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  async place(): Promise<string> {
    return this.note((await aPlace(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  /** A team that the caller leads, whatever their role. */
  async team(memberIds: readonly string[] = []): Promise<string> {
    const members = memberIds.map((id) => ({ id }));
    const parts = { name: `${marker} ${newId()}`, members, leads: [this.self] };
    return this.note((await aCrew(this.gateway.orm, { ...this.tenant, ...parts })).id);
  }

  async position(): Promise<string> {
    return this.note((await aPosition(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  async overtimeRule(): Promise<string> {
    return this.note((await anOvertimeRule(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  async schedule(): Promise<string> {
    const assignedUserIds = [this.self.id];
    return this.note((await aSchedule(this.gateway.orm, { ...this.tenant, title: marker, assignedUserIds })).id);
  }

  async shiftTemplate(): Promise<string> {
    return this.note((await aShiftTemplate(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId()}` })).id);
  }

  async weekTemplate(): Promise<string> {
    return this.note(
      await aWeekTemplate(this.gateway.orm, { ...this.tenant, name: `${marker} ${newId().slice(-12)}` }),
    );
  }

  async calendarSecret(): Promise<string> {
    const { id: userId } = await this.member();
    const em = this.gateway.orm.em.fork();
    const { secret, ...stored } = createCalendarSecret(secrets, this.self.organizationId, userId);
    await em.nativeUpdate(CalendarFeed, { ...this.tenant, userId }, stored, { filters: { tenant: false } });
    return secret;
  }

  async invitation(role: Role = 'WORKER'): Promise<{ readonly id: string; readonly code: string }> {
    const em = this.gateway.orm.em.fork();
    const now = Date.now();
    const key = { ...this.tenant, id: newId() };
    const { code, ...stored } = createSealedCode(secrets, key);
    em.create(Invitation, {
      ...key,
      ...stored,
      role,
      createdBy: this.self.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + 86_400_000),
    });
    await em.flush();
    return { id: this.note(key.id), code };
  }

  /** A registration that waits for its mailed link. */
  async registration(): Promise<{ readonly token: string; readonly password: string }> {
    const em = applicationOf(this.gateway.orm).em.fork();
    const [token, password] = [createOneTimeToken(), testPassword];
    const person = { firstName: 'Nora', lastName: 'Quinn', email: `${newId()}@example.com`, orgName: 'Northwind' };
    const id = await storeRegistration(
      em,
      this.gateway.platform.secrets,
      {
        ...{ ...person, timezone: null, inviteHash: null, browserHash: hashOfOneTimeToken('another browser') },
        passwordHash: await hashPassword(password),
      },
      new Date(),
    );
    await setLink(em, id, hashOfOneTimeToken(token));
    return { token, password };
  }

  /** A finished import of the caller, which outsiders cannot see. */
  async teamImport(): Promise<string> {
    const em = this.gateway.orm.em.fork();
    em.setFilterParams('tenant', this.tenant);
    const id = newId();
    const person = {
      firstName: 'Ada',
      lastName: marker,
      email: `${id}@example.com`,
      role: 'WORKER' as const,
      teamId: null,
      reach: null,
    };
    const lines = [{ ...person, line: 2, action: 'CREATE' as const, userId: this.self.id }];
    const createdAt = new Date();
    await insertImport(em, { id, createdBy: this.self.id, createdAt, lines });
    await em.execute('update team_imports set finished_at = now() where id = ?', [id]);
    return this.note(id);
  }

  async exportTemplate(): Promise<string> {
    return this.note((await anExportTemplate(this.gateway.orm, this.tenant)).id);
  }

  /** Whether accountants need consent to reopen a pay period. */
  async askForConsent(reopeningNeedsConsent: boolean): Promise<void> {
    await changeSettings(this.gateway.orm, this.self.organizationId, { reopeningNeedsConsent });
  }

  /** A pending request for a period of its own. */
  async reopeningRequest(): Promise<string> {
    requestedPeriods += 1;
    const em = this.gateway.orm.em.fork();
    const day = Temporal.PlainDate.from('2026-01-01').add({ days: requestedPeriods }).toString();
    const request = em.create(ReopeningRequest, {
      ...this.tenant,
      id: newId(),
      startDate: day,
      endDate: day,
      reason: marker,
      requestedBy: (await this.member('ACCOUNTANT')).id,
      requestedAt: new Date(),
    });
    await em.flush();
    return this.note(request.id);
  }

  async apiKey(): Promise<string> {
    const em = this.gateway.orm.em.fork();
    const secret = createApiKeySecret(this.tenant.organizationId);
    const key = em.create(ApiKey, {
      ...this.tenant,
      id: newId(),
      name: marker,
      prefix: prefixOf(secret),
      keyHash: hashOfApiKey(secret),
      scopes: ['payroll:read'],
      createdBy: this.self.id,
      owner: this.self.id,
      createdAt: new Date(),
    });
    await em.flush();
    return this.note(key.id);
  }

  private get tenant() {
    return { organizationId: this.self.organizationId };
  }

  private note(id: string): string {
    this.made.push(id);
    return id;
  }
}

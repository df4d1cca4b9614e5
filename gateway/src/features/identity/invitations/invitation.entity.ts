import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../../../platform/auth/viewer.js';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../users/user.entity.js';
import type { Reach } from '../users/user.types.js';
import type { InvitationMailProblem } from './invitation.types.js';

/**
 * An invitation for one person, or for several who share a link, to join the organization with a role. Anyone who has the
 * code can use it.
 *
 * The code is found by its SHA-256 hash. A sealed copy remains because the list, the QR code and the mail show it.
 */
@TenantScoped()
@Entity({ tableName: 'invitations' })
export class Invitation extends TenantRow {
  [OptionalProps]?: 'maxUses' | 'useCount';

  @Property({ type: 'text' })
  role!: Role;

  /** The team that everyone who joins with it belongs to from then on. A manager leads it too. */
  @Property({ type: 'uuid', nullable: true })
  teamId: string | null = null;

  /** Whom a manager who joins with it reaches. */
  @Property({ type: 'text', nullable: true })
  reach: Reach | null = null;

  @Property({ type: 'string', columnType: 'citext', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** The person without an account whom it is for. Null if it adds its person to the team when they join. */
  @ManyToOne(() => User, { nullable: true, joinColumn: 'user_id' })
  user: Rel<User> | null = null;

  @Property({ type: 'blob', columnType: 'bytea' })
  codeHash!: Buffer;

  @Property({ type: 'blob', columnType: 'bytea', nullable: true })
  sealedCode!: Buffer | null;

  @Property({ type: 'uuid' })
  createdBy!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'integer' })
  maxUses: number = 1;

  @Property({ type: 'integer' })
  useCount: number = 0;

  /** When the last of these people registered. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  usedAt: Date | null = null;

  /** Null for a link for several people. */
  @ManyToOne(() => User, { nullable: true, joinColumn: 'used_by' })
  usedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mailedAt: Date | null = null;

  /** Why it was not mailed although it has an email address. */
  @Property({ type: 'text', nullable: true })
  mailProblem: InvitationMailProblem | null = null;
}

import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../../../platform/auth/viewer.js';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import type { NoticeKind } from './account-notice.types.js';

/** Something that happened to a person's account, until they dismiss it. */
@TenantScoped()
@Entity({ tableName: 'account_notices' })
export class AccountNotice extends TenantRow {
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  kind!: NoticeKind;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  at!: Date;

  /** The browser and network address from which it was done. Empty if a colleague did it. */
  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'text' })
  address!: string;

  /** The new role of a ROLE_CHANGED. */
  @Property({ type: 'text', nullable: true })
  role: Role | null = null;
}

import { Migration } from '@mikro-orm/migrations';

/** An invitation can be for several people, who all register with the same link. */
export class JoinLinks extends Migration {
  override up(): void {
    this.addSql(`
      alter table invitations
        add max_uses integer not null default 1,
        add use_count integer not null default 0,
        drop constraint invitations_used_by_somebody`);
    this.addSql('update invitations set use_count = 1 where used_at is not null');
    this.addSql(`
      -- allow constraint-missing-not-valid: 0119 counts the uses by older gateways, and there are few invitations.
      alter table invitations
        add constraint invitations_uses_bounded check (max_uses between 1 and 500 and use_count between 0 and max_uses),
        add constraint invitations_used_up check ((used_at is not null) = (use_count = max_uses)),
        -- Who joined by a link for several people is in the audit log.
        add constraint invitations_used_by_somebody
          check (case max_uses when 1 then (used_at is null) = (used_by is null) else used_by is null end),
        add constraint invitations_links_personless
          check (max_uses = 1 or (role <> 'ADMIN' and email is null and phone is null and employee_number is null))`);
  }
}

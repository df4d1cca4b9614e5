import { Migration } from '@mikro-orm/migrations';

/** Reports that people saved under a name, each for themselves. */
export class SavedReports extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_reports (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        user_id uuid not null,
        name text not null constraint saved_reports_name_short check (length(name) between 1 and 60),
        type text not null,
        range text,
        start_date date,
        end_date date,
        view text not null constraint saved_reports_view_known check (view in ('TABLE', 'MATRIX')),
        sort text constraint saved_reports_sort_short check (length(sort) <= 60),
        find text constraint saved_reports_find_short check (length(find) <= 200),
        created_at timestamptz(3) not null,
        primary key (organization_id, id),
        -- Relative dates, such as the last pay period, or fixed ones.
        constraint saved_reports_dates
          check (case when range is null then start_date <= end_date else num_nonnulls(start_date, end_date) = 0 end),
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql(`
      create unique index saved_reports_name_once on saved_reports
        (organization_id, user_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`);
  }
}

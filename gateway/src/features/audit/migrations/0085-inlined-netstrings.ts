import { Migration } from '@mikro-orm/migrations';

/**
 * The same text, by operators that are immutable like the function. PostgreSQL then makes its body part of the statement that
 * calls it. It called the function for each of the twelve columns of an entry before.
 */
export class InlinedNetstrings extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function netstring(value text) returns text language sql immutable
      return octet_length(value)::text || ':' || value || ','`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The table is empty at first and grows by thousands of rows before PostgreSQL counts them again. A plan from before would
 * scan all of them for each request.
 */
export class RequestsByIndex extends Migration {
  override up(): void {
    this.addSql('alter function find_idempotent_request(uuid, bytea, timestamptz) set enable_seqscan to off');
    this.addSql('alter function claim_idempotent_request(uuid, bytea, uuid, timestamptz) set enable_seqscan to off');
  }
}

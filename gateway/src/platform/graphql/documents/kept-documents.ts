import type { MikroORM } from '@mikro-orm/postgresql';
import { arrayLiteral, systemSql } from '../../database/tenant-sql.js';
import type { Clock } from '../../ports/platform.js';
import { type Documents, hashOf } from './trusted-documents.js';

/** A tab that was opened before a release keeps working for this long. */
const keptDays = 30;

/** A module has some dozens of operations. */
const maxDocuments = 5000;

const reason = 'the operations of the modules are the same for every organization';

const note = `
  insert into trusted_documents (hash, document, seen_on)
  select unnest(?::text[]), unnest(?::text[]), ?::date
  on conflict (hash) do update set seen_on = excluded.seen_on
  where trusted_documents.seen_on < excluded.seen_on`;

/** Notes that documents are published today, forgets those that were not for a while, and returns all others. */
export function createDocumentKeeper(orm: MikroORM, clock: Clock): (published: Documents) => Promise<Documents> {
  return async (published) => {
    const sql = systemSql(orm.em, reason);
    const today = clock.now();
    const oldest = new Date(today.getTime() - keptDays * 86_400_000);
    const found = [...published].sort(([one], [other]) => (one < other ? -1 : 1));
    if (found.length > 0) {
      const [hashes, texts] = [found.map(([hash]) => hash), found.map(([, text]) => text)];
      await sql.run(note, [arrayLiteral(hashes), arrayLiteral(texts), dayOf(today)]);
    }
    await sql.run('delete from trusted_documents where seen_on < ?::date', [dayOf(oldest)]);
    const rows = await sql.query<{ hash: string; document: string }>(
      'select hash, document from trusted_documents order by seen_on desc, hash limit ?::integer',
      [maxDocuments],
    );
    return new Map(rows.filter(isIntact).map(({ hash, document }) => [hash, document]));
  };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const isIntact = ({ hash, document }: { hash: string; document: string }) => hashOf(document) === hash;

import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { arrayLiteral, systemSql } from '../../database/tenant-sql.js';
import type { Clock } from '../../ports/platform.js';

/** The texts of documents by their SHA-256, in hexadecimal. */
export type Documents = ReadonlyMap<string, string>;

export interface TrustedDocumentsParts {
  readonly readPublished: () => Promise<Documents>;
  /** Stores them for the next releases and for other gateways, and returns those of the last releases. */
  readonly keep: (published: Documents) => Promise<Documents>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** An unknown document makes the gateway look for a new release, at most this often. */
const refreshEvery = 1000;

/** How long a document counts as in use without being looked at again. */
const freshFor = 3_600_000;

export const hashOf = (text: string): string => hash('sha256', text);

/**
 * The operations of the modules in use and of their last releases, whose tabs may still be open. Nothing comes from a client:
 * an unknown document is never stored.
 */
export class TrustedDocuments {
  private readonly byHash = new Map<string, string>();
  private readonly names = new Set<string>();
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private refreshing: Promise<void> | undefined;

  constructor(private readonly parts: TrustedDocumentsParts) {}

  /** The text with a hash; undefined if no module has it. */
  async find(documentHash: string): Promise<string | undefined> {
    await this.refreshUnless(this.byHash.has(documentHash));
    return this.byHash.get(documentHash);
  }

  async includes(text: string): Promise<boolean> {
    return (await this.find(hashOf(text))) !== undefined;
  }

  /** Whether a module has an operation of this name, as far as this gateway knows yet. */
  hasOperation(name: string): boolean {
    const isKnown = this.names.has(name);
    void this.refreshUnless(isKnown);
    return isKnown;
  }

  private async refreshUnless(isKnown: boolean): Promise<void> {
    const age = performance.now() - this.refreshedAt;
    if (isKnown && age < freshFor) return;
    if (!this.refreshing && age < refreshEvery) return;
    this.refreshing ??= this.refresh().finally(() => {
      this.refreshing = undefined;
    });
    // A known document does not wait.
    if (!isKnown) await this.refreshing;
  }

  private async refresh(): Promise<void> {
    try {
      const published = await this.parts.readPublished();
      this.add(published);
      this.add(await this.parts.keep(published));
    } catch (err) {
      this.parts.logger.warn({ err }, 'the operations of the modules could not be read');
    } finally {
      this.refreshedAt = performance.now();
    }
  }

  private add(documents: Documents): void {
    for (const [documentHash, text] of documents) {
      this.byHash.set(documentHash, text);
      for (const [, name = ''] of text.matchAll(operationNames)) this.names.add(name);
    }
  }
}

const operationNames = /\b(?:query|mutation|subscription)\s+(\w+)/g;

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

import { hash } from 'node:crypto';
import type { Logger } from 'pino';

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
  private readonly texts = new Set<string>();
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private refreshing: Promise<void> | undefined;

  constructor(private readonly parts: TrustedDocumentsParts) {}

  /** The text with a hash; undefined if no module has it. */
  async find(documentHash: string): Promise<string | undefined> {
    await this.refreshUnless(this.byHash.has(documentHash));
    return this.byHash.get(documentHash);
  }

  async includes(text: string): Promise<boolean> {
    await this.refreshUnless(this.texts.has(text));
    return this.texts.has(text);
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
      if (this.byHash.has(documentHash)) continue;
      this.byHash.set(documentHash, text);
      this.texts.add(text);
    }
  }
}

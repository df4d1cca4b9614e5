import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config.js';
import { DocumentPolicy } from '../platform/graphql/documents/document-policy.js';
import { createDocumentKeeper } from '../platform/graphql/documents/kept-documents.js';
import { createPublishedDocuments } from '../platform/graphql/documents/published-documents.js';
import { TrustedDocuments } from '../platform/graphql/documents/trusted-documents.js';
import { fetchText } from '../platform/http/web/bounded-text.js';
import type { Remotes } from '../platform/http/web/remotes.js';
import { releasesIn } from '../platform/http/web/remotes-file.js';
import type { Platform } from '../platform/ports/platform.js';

interface DocumentsParts extends Pick<Platform, 'clock' | 'logger'> {
  readonly root: string;
  readonly config: Config;
  readonly orm: MikroORM;
  readonly remotes: Pick<Remotes, 'read'>;
}

export function createDocumentPolicy({ root, config, orm, clock, logger, remotes }: DocumentsParts): DocumentPolicy {
  const documents = new TrustedDocuments({
    readPublished: createPublishedDocuments({
      folders: [root, config.releases.folder],
      recorded: path.join(root, 'packages/tooling/releases/operations'),
      listRemote: async () => releasesIn(await remotes.read()).filter(({ manifest }) => URL.canParse(manifest)),
      fetchText,
      onFailure: (err, place) => logger.warn({ err, place }, 'the operations of a module could not be read'),
    }),
    keep: createDocumentKeeper(orm, clock),
    logger,
  });
  return new DocumentPolicy({ documents, isRequired: config.http.requiresTrustedDocuments });
}

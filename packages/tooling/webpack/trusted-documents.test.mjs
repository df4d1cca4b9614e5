import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import { getOperationAST, parse, print } from 'graphql';
import { isModule, workspaces } from '../lib/workspaces.mjs';
import inlineDocuments, { trustedDocumentsIn } from './trusted-documents.mjs';

const modules = workspaces().filter(({ folder }) => isModule(folder));

/** The text that Apollo Client sends for a document. @param {import('graphql').DocumentNode} document */
function sentText(document) {
  let text = '';
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { operation } = getOperationAST(document) ?? {};
  if (operation === 'query') void client.query({ query: document });
  else if (operation === 'mutation') void client.mutate({ mutation: document });
  else client.subscribe({ query: document }).subscribe({});
  return text;
}

describe.each(modules.map(({ folder, directory }) => [folder, directory]))(
  'the documents of %s',
  (_folder, directory) => {
    const published = trustedDocumentsIn(directory);

    test('are published as Apollo Client sends them, by the hash of that text', () => {
      expect(Object.keys(published).length).toBeGreaterThan(0);
      for (const [hash, text] of Object.entries(published)) {
        expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
        expect(sentText(parse(text.replaceAll(/\n +__typename(?=\n)/g, '')))).toBe(text);
      }
    });

    test('are in the files that name them, with their hashes', () => {
      const context = { getOptions: () => ({ directory }), addDependency: () => undefined };
      const sources = globSync('src/**/*.graphql.ts', { cwd: directory }).map((file) =>
        inlineDocuments.call(context, readFileSync(path.join(directory, file), 'utf8')),
      );
      expect(sources.filter((source) => source.includes('graphql('))).toEqual([]);
      const hashes = sources.flatMap((source) => [...source.matchAll(/"__meta__":\{"hash":"([\da-f]{64})"\}/g)]);
      expect(new Set(hashes.map(([, hash]) => hash))).toEqual(new Set(Object.keys(published)));
    });
  },
);

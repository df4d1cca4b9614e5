import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import { getOperationAST, parse, print } from 'graphql';
import { isModule, workspaces } from '../lib/workspaces.mjs';
import addHashes, { trustedDocumentsIn } from './trusted-documents.mjs';

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
    const source = readFileSync(path.join(directory, 'src/gql/graphql.ts'), 'utf8');

    test('are published as Apollo Client sends them, by the hash of that text', () => {
      expect(Object.keys(published).length).toBeGreaterThan(0);
      for (const [hash, text] of Object.entries(published)) {
        expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
        expect(sentText(parse(text.replaceAll(/\n +__typename(?=\n)/g, '')))).toBe(text);
      }
    });

    test('contain the hashes in the code of the module', () => {
      const written = [...addHashes(source).matchAll(/"__meta__":\{"hash":"([\da-f]{64})"\}\} as unknown as /g)];
      expect(new Set(written.map(([, hash]) => hash))).toEqual(new Set(Object.keys(published)));
    });
  },
);

import { describe, expect, test } from '@jest/globals';
import { complaintsAboutFiles } from './files.mjs';

const lines = (/** @type {number} */ count) => 'const line = 1;\n'.repeat(count);
const host = ['https://', 'registry', '.example.com'].join('');

describe('the check of files', () => {
  test.each([
    ['a source of 301 lines', { name: 'shell/src/App.tsx', text: lines(301) }, '301 lines'],
    ['a lock file that names a registry', { name: 'package-lock.json', text: `"resolved": "${host}/react.tgz"` }, host],
    ['conflict markers', { name: 'README.md', text: `${'<'.repeat(7)} HEAD\n` }, 'unfinished merge'],
  ])('rejects %s', (_, file, words) => {
    expect(complaintsAboutFiles([file])).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['a source of 300 lines', { name: 'shell/src/App.tsx', text: lines(300) }],
    ['generated code of any size', { name: 'mf-admin/src/gql/graphql.ts', text: lines(900) }],
    ['prose and data of any size', { name: 'docs/operations.md', text: lines(900) }],
    ['any other address', { name: 'README.md', text: 'http://127.0.0.1:3000 and https://schema.example.org/x' }],
  ])('accepts %s', (_, file) => {
    expect(complaintsAboutFiles([file])).toEqual([]);
  });
});

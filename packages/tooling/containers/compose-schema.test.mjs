import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { readComposeFile } from './compose-file.mjs';
import { findSchemaProblems } from './compose-schema.mjs';

const committed = readComposeFile(path.join(root, 'docker-compose.yml'), {});

test('finds nothing wrong with the committed file', () => {
  expect(findSchemaProblems(committed)).toEqual([]);
});

describe('a file that Compose would refuse', () => {
  test.each([
    ['an unknown member', { image: 'redis:8', restrat: 'always' }],
    ['a wrong type', { image: 'redis:8', environment: 5 }],
    ['an unknown condition', { image: 'redis:8', depends_on: { redis: { condition: 'ready' } } }],
  ])('is reported: %s', (_, service) => {
    const services = { ...committed.services, wrong: /** @type {any} */ (service) };

    expect(findSchemaProblems({ ...committed, services })).not.toEqual([]);
  });

  test('is reported: a port that is open to every machine', () => {
    const services = { ...committed.services, open: { image: 'redis:8.2', ports: ['6379:6379'] } };

    expect(findSchemaProblems({ ...committed, services })).toEqual([expect.stringContaining('interface')]);
  });
});

import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { findBrokenReferences, readComposeFile } from './compose-file.mjs';

const read = (/** @type {Record<string, string>} */ variables = {}) =>
  readComposeFile(path.join(root, 'docker-compose.yml'), variables);

test('reads the committed file with its anchors, merges and variables', () => {
  const { services } = read({ PORT: '80', S3_BUCKET: 'pictures' });

  expect(services.proxy?.ports).toEqual(['127.0.0.1:80:3000']);
  expect(services['gateway-2']).toMatchObject({
    restart: 'unless-stopped',
    environment: { S3_BUCKET: 'pictures', PUBLIC_URL: 'http://localhost:80' },
  });
  expect(services.login?.entrypoint?.[2]).toContain('password=$APPLICATION_PASSWORD');
});

test('finds nothing wrong with the committed file', () => {
  expect(findBrokenReferences(read(), root)).toEqual([]);
});

describe('a broken reference', () => {
  const { services: committed } = read();

  test.each([
    ['depends on cache, which is not a service', { depends_on: { cache: { condition: 'service_started' } } }],
    ['waits until migrate is healthy', { depends_on: { migrate: { condition: 'service_healthy' } } }],
    ['waits until redis has ended', { depends_on: { redis: { condition: 'service_completed_successfully' } } }],
    ['mounts the volume files, which is not declared', { volumes: ['files:/files'] }],
    ['mounts ./deploy/nginx.conf, which does not exist', { volumes: ['./deploy/nginx.conf:/etc/nginx.conf:ro'] }],
    ['joins the network private, which is not declared', { networks: ['private'] }],
    ['is built from Containerfile, which does not exist', { build: { context: '.', dockerfile: 'Containerfile' } }],
    [
      'is built to final, which is not a stage',
      { build: { context: '.', dockerfile: 'gateway/Dockerfile', target: 'final' } },
    ],
    ['names the host minio, which is not a service', { environment: { S3_ENDPOINT: 'http://minio:9000' } }],
    [
      'names redis, but they share no network',
      { environment: { REDIS_URL: 'redis://redis:6379' }, networks: ['proxy'] },
    ],
  ])('is reported: the service %s', (problem, service) => {
    const compose = { ...read(), services: { ...committed, wrong: service } };

    expect(findBrokenReferences(compose, root)).toEqual([expect.stringContaining(problem)]);
  });
});

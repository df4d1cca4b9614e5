import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runToEnd } from './child.mjs';
import { readDockerfile } from './dockerfile.mjs';
import { buildImage, ownFolders, pathReplacer } from './image.mjs';

const dockerfile = `
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY . .
RUN cat source.txt > built.txt && mkdir /data
FROM node:26.10.0-slim
ENV DATA_DIR=/data MODE=production
WORKDIR /app
COPY --from=build /app/built.txt built.txt
COPY --from=build --chown=node /data /data
USER node
HEALTHCHECK CMD ["node", "/app/check.js"]
CMD ["node", "main.js", "--data", "/data"]
`;

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  mkdirSync(path.join(folder, 'context/node_modules/sharp'), { recursive: true });
  writeFileSync(path.join(folder, 'context/source.txt'), 'the source');
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(/** @type {string} */ text) {
  const file = path.join(folder, 'Dockerfile');
  writeFileSync(file, text);
  writeFileSync(`${file}.dockerignore`, '**/node_modules\n');
  return buildImage(file, {
    context: path.join(folder, 'context'),
    folder: path.join(folder, 'stages'),
    user: null,
    run: async (command, { cwd, env }) => {
      await runToEnd(command, { cwd, env: { PATH: process.env.PATH ?? '', ...env }, user: null });
    },
  });
}

describe('an image', () => {
  test('is built by the commands of its Dockerfile, in folders', async () => {
    const { root, cwd, env, command, healthCheck, user } = await build(dockerfile);

    expect(readFileSync(path.join(cwd, 'built.txt'), 'utf8')).toBe('the source');
    expect(existsSync(path.join(root, 'data'))).toBe(true);
    expect({ env, command, healthCheck, user }).toEqual({
      env: { DATA_DIR: `${root}/data`, MODE: 'production' },
      command: ['node', 'main.js', '--data', `${root}/data`],
      healthCheck: ['node', `${root}/app/check.js`],
      user: 'node',
    });
  });

  test('has nothing that .dockerignore names', async () => {
    await build(dockerfile);

    expect(existsSync(path.join(folder, 'stages/build/app/source.txt'))).toBe(true);
    expect(existsSync(path.join(folder, 'stages/build/app/node_modules'))).toBe(false);
  });

  test.each([
    ['a command fails', 'RUN exit 3', 'ended with 3'],
    ['a stage does not exist', 'COPY --from=nowhere /app /app', 'names a stage that does not exist'],
    ['it has an instruction that the check cannot perform', 'ADD https://example.com/x /x', 'cannot perform ADD'],
  ])('is refused if %s', async (_, line, message) => {
    await expect(build(`FROM node:26\n${line}\nCMD ["node"]`)).rejects.toThrow(message);
  });
});

test('replaces the paths of folders that the Dockerfile creates, and no others', () => {
  const own = ownFolders(readDockerfile(dockerfile));
  const replace = pathReplacer(own, '/tmp/root');

  expect(own).toEqual(['app', 'data']);
  expect(replace('cp /app/x /data:ro && /bin/sh /database')).toBe(
    'cp /tmp/root/app/x /tmp/root/data:ro && /bin/sh /database',
  );
});

import { describe, expect, test } from '@jest/globals';
import { commandOf, lastStep, readDockerfile } from './dockerfile.mjs';

const dockerfile = `
# Comments do not count.
FROM node:26.10.0 AS build
WORKDIR /app
RUN npm ci \\
  && npm run build

FROM node:26.10.0-slim
COPY --from=build --chown=node:node /app/dist /app
HEALTHCHECK --interval=5s CMD ["node", "check.js"]
CMD node main.js
CMD ["node", "main.js"]
`;

describe('a Dockerfile', () => {
  const stages = readDockerfile(dockerfile);

  test('has stages with an image, and a name or a number', () => {
    expect(stages.map(({ image, name }) => [image, name])).toEqual([
      ['node:26.10.0', 'build'],
      ['node:26.10.0-slim', '1'],
    ]);
  });

  test('has steps with flags, across lines', () => {
    expect(stages[0]?.steps.map(({ keyword }) => keyword)).toEqual(['WORKDIR', 'RUN']);
    expect(stages[1]?.steps[0]).toMatchObject({
      flags: { from: 'build', chown: 'node:node' },
      args: ['/app/dist', '/app'],
    });
  });

  test('runs commands with the shell, or directly', () => {
    const [, run] = stages[0]?.steps ?? [];

    expect(commandOf(run?.text ?? '')).toEqual([
      '/bin/sh',
      '-c',
      expect.stringMatching(/^npm ci .*&& npm run build$/s),
    ]);
    expect(commandOf('["node", "main.js"]')).toEqual(['node', 'main.js']);
  });

  test('starts the last command, and checks its health', () => {
    const last = /** @type {import('./dockerfile.mjs').Stage} */ (stages[1]);

    expect(commandOf(lastStep(last, 'CMD')?.text ?? '')).toEqual(['node', 'main.js']);
    expect(commandOf(lastStep(last, 'HEALTHCHECK')?.text ?? '')).toEqual(['node', 'check.js']);
    expect(lastStep(last, 'USER')).toBeUndefined();
  });
});

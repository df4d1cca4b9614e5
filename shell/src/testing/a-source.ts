import type { ModuleDefinition, RemotesFile } from '@timetrack/contracts';
import type { ModuleSource } from '../modules/index.js';

interface FakeSource extends ModuleSource {
  /** How each module answers; change it to bring a module down or back. */
  readonly answers: Map<string, () => Promise<unknown>>;
  /** What was asked for, in order: `mf-team`, or `mf-team again`. */
  readonly asked: string[];
}

export const down = (): Promise<never> => Promise.reject(new Error('the server is down'));
export const silent = (): Promise<never> => new Promise(() => undefined);

/** A source of modules without federation: every given definition is there, under its own name. */
export function aSource(...definitions: readonly ModuleDefinition[]): FakeSource {
  const answers = new Map<string, () => Promise<unknown>>(
    definitions.map((definition) => [definition.name, async () => ({ default: definition })]),
  );
  const asked: string[] = [];
  return {
    answers,
    asked,
    readRemotes: async (): Promise<RemotesFile> =>
      Object.fromEntries([...answers.keys()].map((name) => [name, `/modules/${name}/mf-manifest.json`])),
    loadModule: (name, _manifestUrl, again) => {
      asked.push(again ? `${name} again` : name);
      return (answers.get(name) ?? down)();
    },
  };
}

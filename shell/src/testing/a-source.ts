import type { ModuleDefinition, RemotesFile } from '@timetrack/contracts';
import type { ProvidedVersions } from '../modules/required-versions.js';
import type { PageData } from '../page/page-data.js';

/** A `ModuleSource` whose responses tests control. */
interface TestSource {
  readonly page: PageData;
  readonly versions: ProvidedVersions;
  readonly preload: (files: readonly string[]) => void;
  readonly readRemotes: () => Promise<RemotesFile>;
  readonly loadModule: (name: string, listed: RemotesFile[string], isRetry: boolean) => Promise<unknown>;
  /** How each module responds. Change it to take a module down or bring it back. */
  readonly responses: Map<string, () => Promise<unknown>>;
  /** The modules that were requested, in order: `mf-team`, or `mf-team again` for a retry. */
  readonly requests: string[];
}

/** The response of a module whose server is down. */
export const failToRespond = (): Promise<never> => Promise.reject(new Error('the server is down'));

/** The response of a module whose server never responds. */
export const neverRespond = (): Promise<never> => new Promise(() => undefined);

/** A source of the given modules, without federation. */
export function aSource(...definitions: readonly ModuleDefinition[]): TestSource {
  const responses = new Map<string, () => Promise<unknown>>(
    definitions.map((definition) => [definition.name, async () => ({ default: definition })]),
  );
  const requests: string[] = [];
  return {
    page: {},
    versions: { '@timetrack/contracts': '1.1.0', '@timetrack/ui': '1.1.0' },
    preload: () => undefined,
    responses,
    requests,
    readRemotes: async (): Promise<RemotesFile> =>
      Object.fromEntries([...responses.keys()].map((name) => [name, `/modules/${name}/mf-manifest.json`])),
    loadModule: (name, _listed, isRetry) => {
      requests.push(isRetry ? `${name} again` : name);
      return (responses.get(name) ?? failToRespond)();
    },
  };
}

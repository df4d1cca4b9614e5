import type { Config } from '../platform/config/config.js';
import { systemSql } from '../platform/database/tenant-sql.js';
import type { UnitOfWork } from '../platform/database/unit-of-work.js';
import type { Platform } from '../platform/ports/platform.js';
import { createBuilds, modulesIn } from '../web/builds.js';
import { KeptFiles } from '../web/kept-files.js';

interface ReleasesParts {
  readonly root: string;
  readonly config: Pick<Config, 'releases'>;
  readonly unitOfWork: UnitOfWork;
  readonly platform: Pick<Platform, 'files' | 'clock' | 'logger'>;
}

export interface Releases {
  readonly keptFiles: KeptFiles;
  /** Stores the files of this release in the background, and again if the build changes. */
  startKeeping(): void;
  close(): Promise<void>;
}

const hourMs = 3_600_000;

export function createReleases({ root, config, unitOfWork, platform }: ReleasesParts): Releases {
  const { files, clock, logger } = platform;
  const onFailure = (err: unknown) => logger.warn({ err }, 'the files of releases could not be stored or read');
  const { kept, keptDays } = config.releases;
  const lock = <Result>(work: () => Promise<Result>) =>
    unitOfWork.run(null, async ({ em }) => {
      const sql = systemSql(em, 'gateways change the list of kept releases one after the other');
      await sql.query(`select pg_advisory_xact_lock(hashtext('timetrack-kept-releases'))`);
      return work();
    });
  const keptFiles = new KeptFiles({ files, clock, lock, onFailure, kept, keptDays });
  const readBuild = createBuilds(root);
  const keep = async () => {
    const builds = await Promise.all(['shell', ...modulesIn(root)].map(readBuild));
    await keptFiles.keep(builds.filter((build) => build !== null)).catch(onFailure);
  };
  let keeping = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    keptFiles,
    startKeeping: () => {
      keeping = keep();
      timer = setInterval(() => {
        keeping = keeping.then(keep);
      }, hourMs).unref();
    },
    close: async () => {
      clearInterval(timer);
      keptFiles.stop();
      await keeping;
    },
  };
}

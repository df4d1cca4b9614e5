import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';

const minute = 60_000;

/** Running gateways update the time of their folder every minute. An older folder belongs to one that was killed. */
const abandonedAfterMs = 10 * minute;

/** A private folder for the files of running uploads: `DATA_DIR/uploads/<random>`. */
export class UploadFolder {
  private readonly folder: string;
  private readonly heartbeat: NodeJS.Timeout;

  private constructor(
    private readonly uploads: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    this.folder = path.join(uploads, randomUUID());
    this.heartbeat = setInterval(() => void this.tidy(), minute).unref();
  }

  /** Removes the folders of killed gateways, at once and then every minute. */
  static async open(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<UploadFolder> {
    const folder = new UploadFolder(path.join(path.resolve(dataDir), 'uploads'), logger);
    await folder.tidy();
    return folder;
  }

  /** The path of a new file. Its name is random: nothing that a sender chose becomes part of a path. */
  async nameFile(): Promise<string> {
    // Every time, because the folder of a suspended gateway may have been removed.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return path.join(this.folder, randomUUID());
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async tidy(): Promise<void> {
    const now = new Date();
    // It does not exist before the first upload.
    await utimes(this.folder, now, now).catch(() => undefined);
    try {
      await mkdir(this.uploads, { recursive: true, mode: 0o700 });
      await chmod(this.uploads, 0o700);
      for (const name of await readdir(this.uploads)) {
        const folder = path.join(this.uploads, name);
        const touched = await stat(folder).catch(() => null);
        if (touched && now.getTime() - touched.mtimeMs > abandonedAfterMs)
          await rm(folder, { recursive: true, force: true });
      }
    } catch (err) {
      this.logger.warn({ err }, 'the files of old uploads were not removed');
    }
  }
}

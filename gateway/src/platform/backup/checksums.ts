/** How many entries the checksums of one entry cover. */
export const entriesPerChecksums = 1000;

/** `checksums/000001.sha256` */
export const checksumsName = (number: number) => `checksums/${String(number).padStart(6, '0')}.sha256`;

export const isChecksums = (name: string) => name.startsWith('checksums/');

/** A line as `sha256sum` writes and reads it. */
export const lineOf = (name: string, sha256: string) => `${sha256}  ${name}\n`;

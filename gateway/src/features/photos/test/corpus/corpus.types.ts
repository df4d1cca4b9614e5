/** What a correct answer is: the photo is stored, refused as no photo (415) or as too large (413), or either. */
export type Expectation = 'stored' | 415 | 413 | 'stored or refused';

/** One file of the corpus. */
export interface CorpusFile {
  readonly name: string;
  readonly content: Buffer;
  readonly expected: Expectation;
}

/** In the metadata of every file that has any. It must not be stored. */
export const secret = 'SECRET-52.5200N-13.4050E';

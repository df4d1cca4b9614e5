import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';

const kinds = {
  LOAD: 'The module could not be loaded.',
  CONTRACT: 'The module was built for other versions of the shared packages.',
  INTEGRITY: 'A file does not have its hash.',
  CHUNK: 'A file of a module that was already running is missing.',
  RENDER: 'A screen threw an error.',
  ICON: 'An icon of the module is unknown or threw an error.',
  REACT: 'The module brought a React of its own.',
  UNHANDLED: 'An error that nothing caught.',
  OTHER: 'A kind that this gateway does not know.',
};

export const clientErrorKind = enumOf(
  'ClientErrorKind',
  'What failed in the browser. LOAD: the module could not be loaded. CONTRACT: it was built for other versions of the shared packages. INTEGRITY: a file does not have its hash. CHUNK: a file of a module that was already running is missing. RENDER: a screen threw an error. ICON: an icon of the module is unknown or threw an error. REACT: the module brought a React of its own. UNHANDLED: an error that nothing caught.',
  kinds,
  `Kind must be one of ${Object.keys(kinds).join(', ')}`,
);
export type ClientErrorKind = z.infer<typeof clientErrorKind>;

export const clientErrorView = z.object({
  id: z.uuid(),
  module: z.string().describe('The module, or `shell`: mf-admin.'),
  version: z.string().nullable().describe('The version of the module: 1.2.0. Null if it is not known.'),
  release: z.string().nullable().describe('The release of the shell that last reported the error.'),
  kind: clientErrorKind.describe('Where the error occurred.'),
  screen: z.string().nullable().describe('The screen on which the error was last seen, as a pattern: /team/:id.'),
  message: z.string().describe('The message, without ids, addresses and what people entered.'),
  stack: z.string().nullable().describe('The functions and files in which the error occurred.'),
  occurrences: z.int().describe('How often browsers reported the error.'),
  people: z.int().describe('How many people saw the error.'),
  firstSeenAt: z.date().describe('When a browser first reported the error.'),
  lastSeenAt: z.date().describe('When a browser last reported the error.'),
});

export type ClientErrorView = Readonly<z.infer<typeof clientErrorView>>;

export const ClientErrorType = objectFromZod(
  'ClientError',
  clientErrorView,
  'An error in browsers of the organization, with a count.',
);

export const clientErrorReport = z.object({
  accepted: z.int().nullable().describe('How many errors were accepted.'),
});

export type ClientErrorReport = Readonly<z.infer<typeof clientErrorReport>>;

/**
 * Why a module, or one of its screens, does not work:
 *
 * - `gone`: its files are missing, or its server can't be reached
 * - `slow`: its server did not respond in time
 * - `garbage`: its server sent something else than a module
 * - `definition`: what it says about itself is incomplete or wrong
 * - `unversioned`: it does not say which versions of the shared packages it was built for
 * - `newer`: it was built for a later version of a shared package than this page has
 * - `older`: it was built for an earlier one
 * - `path`: another module has a screen at the path of one of its screens
 * - `react`: it contains a second React
 * - `code`: its code threw an error while it was loaded
 * - `render`: a screen threw an error while it was rendered
 */
export type FailureKind =
  | 'gone'
  | 'slow'
  | 'garbage'
  | 'definition'
  | 'unversioned'
  | 'newer'
  | 'older'
  | 'path'
  | 'react'
  | 'code'
  | 'render';

import type { Role } from '../../src/platform/auth/viewer.js';
import type { RoleFixture } from './role-fixture.js';

type Roles = readonly Role[];

/** The callers that may run an operation, and a call that succeeds for them. */
export interface RoleRow {
  readonly callers: Roles | 'public';
  /** The input. Members that the path names go there. */
  readonly createInput?: (fixture: RoleFixture) => object | Promise<object>;
  /** Whether the input is a picture. */
  readonly isPicture?: true;
  /** The roles that may also use a colleague's row. For the other roles it is not found. */
  readonly colleagueCallers?: Roles;
  /** The expected failure of a call that is authorized but cannot succeed here. */
  readonly failure?: string;
  /** The expected failure for a caller of another organization. NOT_FOUND by default if the input has an `id`. */
  readonly outsiderFailure?: string;
}

import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Ability, abilitiesOf, ability } from '../../../access/index.js';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { OrganizationType, type OrganizationView, organizationOf } from '../../organization/index.js';
import type { PayrollIds } from './payroll-ids.types.js';
import { type OwnTeams, TeamNameType } from './team-ports.types.js';
import { canBeManagedBy, canBeRenamedBy, canResetPasswordOf, hideReach, presentContactData } from './user.service.js';
import {
  type Account,
  type Reach,
  type SignedInAccount,
  statusOf,
  type UserStatus,
  UserType,
  type UserView,
} from './user.types.js';

@Resolver(() => UserType)
export class UserResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may archive, reinstate or delete this user.' })
  canManage(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canBeManagedBy(viewer, user);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change this user’s name, payroll name, employee number and payroll ids.',
  })
  canEdit(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canBeRenamedBy(viewer, user);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may make a password link for this user.',
  })
  canResetPassword(@Root() user: UserView, @Ctx() { viewer }: RequestContext): boolean {
    return canResetPasswordOf(viewer, user);
  }

  @FieldResolver()
  email(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentContactData(viewer, user, 'email');
  }

  @FieldResolver()
  staffNumber(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentContactData(viewer, user, 'staffNumber');
  }

  @FieldResolver()
  status(@Root() user: UserView, @Ctx() { now }: RequestContext): UserStatus {
    return statusOf(user, now());
  }

  @FieldResolver()
  employeeNumber(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentContactData(viewer, user, 'employeeNumber');
  }

  @FieldResolver()
  payrollIds(@Root() user: UserView, @Ctx() { viewer }: RequestContext): PayrollIds | null {
    return presentContactData(viewer, user, 'payrollIds');
  }

  @FieldResolver()
  payrollName(@Root() user: UserView, @Ctx() { viewer }: RequestContext): string | null {
    return presentContactData(viewer, user, 'payrollName');
  }

  @FieldResolver()
  reach(@Root() user: UserView | SignedInAccount, @Ctx() { viewer }: RequestContext): Reach | null {
    return 'abilities' in user ? user.reach : hideReach(viewer, user).reach;
  }

  @FieldResolver(() => [TeamNameType], {
    nullable: true,
    description: 'The teams that the signed-in user leads, by name. Null outside of `me` and the payload of a sign-in.',
  })
  ledTeams(@Root() user: UserView | SignedInAccount): OwnTeams['ledTeams'] | null {
    return 'abilities' in user ? user.ledTeams : null;
  }

  @FieldResolver(() => [TeamNameType], {
    nullable: true,
    description: 'The teams that the signed-in user belongs to today, by name. Null if `ledTeams` is.',
  })
  teams(@Root() user: UserView | SignedInAccount): OwnTeams['teams'] | null {
    return 'abilities' in user ? user.teams : null;
  }

  @FieldResolver(() => [ability.enum], {
    description: 'What the signed-in user may do, screens included; empty for every other user.',
  })
  abilities(@Root() user: UserView | Account | SignedInAccount, @Ctx() { viewer }: RequestContext): readonly Ability[] {
    if ('abilities' in user) return user.abilities;
    return user.id === viewer?.userId ? abilitiesOf(viewer) : [];
  }

  @FieldResolver(() => OrganizationType, { description: 'The organization of the user.' })
  organization(
    @Root() user: UserView | Account,
    @Ctx() context: RequestContext,
  ): Promise<OrganizationView> | OrganizationView {
    return 'organization' in user ? user.organization : organizationOf(context);
  }
}

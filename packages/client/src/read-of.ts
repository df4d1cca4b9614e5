/** One read of the viewer, which was not refused: `ReadOf<Admin_Team_LoadTeamQuery, 'users'>`. */
export type ReadOf<
  Query extends { readonly viewer?: object | null },
  Name extends keyof NonNullable<Query['viewer']>,
> = NonNullable<NonNullable<Query['viewer']>[Name]>;

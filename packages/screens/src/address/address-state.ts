/** How a screen's state is written in the query of its address: `?view=week&date=2026-03-08`. */
export interface AddressFormat<State> {
  /** The query parameters that belong to the screen. All others stay unchanged. */
  readonly parameters: readonly string[];
  /** Reads the state. Absent and unknown values become defaults. */
  readonly read: (params: URLSearchParams) => State;
  /** The value of each parameter. Null, undefined and empty values are left out of the address. */
  readonly write: (state: State) => Readonly<Record<string, string | null | undefined>>;
}

/** The query that describes the state, with the other parameters of `params`. */
export function writeAddress<State>(
  { parameters, write }: AddressFormat<State>,
  params: URLSearchParams,
  state: State,
): URLSearchParams {
  const query = new URLSearchParams(params);
  for (const name of parameters) query.delete(name);
  for (const [name, value] of Object.entries(write(state))) if (value) query.set(name, value);
  return query;
}

/** The choice that a parameter names, or null: `oneOf(['month', 'week'], params.get('view'))`. */
export function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
